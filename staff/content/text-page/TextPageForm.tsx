import { textPageContentLimits, textSectionLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffTextPages as words } from '#i18n/fa/staff-text-pages.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { moved, removedAt, replacedAt } from '../list-edit.ts'
import { useFold } from '../use-fold.ts'
import { ListItem } from '../ListItem.tsx'
import { askRemoval } from '../Removal.tsx'
import { RichField } from '../rich/RichField.tsx'
import { PairFields } from './PairFields.tsx'

type Body = Schemas['TextPageContent']
type Section = Schemas['TextSection']

/** A page that only has text: its title, and its sections in the order in which staff arrange them. */
export function TextPageForm({ body, onChange, ...editing }: Editing<Body>) {
  const { sections } = body
  const { faults, disabled } = editing
  const set = (fields: Partial<Body>) => onChange({ ...body, ...fields })
  return (
    <div className={stack}>
      <div className={narrow}>
        <TextField
          label={words.title}
          maxLength={textPageContentLimits.title}
          value={body.title}
          error={faultText(faults, 'title')}
          readOnly={disabled}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextArea
          label={words.description}
          maxLength={textPageContentLimits.description}
          value={body.description}
          error={faultText(faults, 'description')}
          readOnly={disabled}
          onChange={({ target }) => set({ description: target.value })}
        />
        <TextArea
          label={words.lead}
          maxLength={textPageContentLimits.lead}
          value={body.lead}
          readOnly={disabled}
          onChange={({ target }) => set({ lead: target.value })}
        />
      </div>
      {sections.length === 0 && <p>{words.none}</p>}
      <div className={stack}>
        {sections.map((section, place) => (
          <ListItem
            key={section.id}
            name={section.title || words.section(toPersianDigits(place + 1))}
            place={place}
            count={sections.length}
            disabled={disabled}
            onMove={(by) => set({ sections: moved(sections, place, by) })}
            onRemove={() => set({ sections: removedAt(sections, place) })}
            confirmRemoval={askRemoval(
              section.title || words.section(toPersianDigits(place + 1)),
              section,
              { ...emptySection, id: section.id },
            )}
          >
            <SectionForm
              {...editing}
              at={`sections.${place}`}
              body={section}
              onChange={(next) => set({ sections: replacedAt(sections, place, next) })}
            />
          </ListItem>
        ))}
      </div>
      <Button
        look="line"
        icon="plus"
        disabled={disabled || sections.length >= textPageContentLimits.sections}
        onClick={() => set({ sections: [...sections, newSection(sections)] })}
      >
        {words.addSection}
      </Button>
    </div>
  )
}

function SectionForm({ at, body, onChange, ...editing }: Editing<Section> & { at: string }) {
  const { faults, disabled } = editing
  const fold = useFold(faults, `${at}.`)
  const set = (fields: Partial<Section>) => onChange({ ...body, ...fields })
  return (
    <>
      <TextField
        label={words.sectionTitle}
        maxLength={textSectionLimits.title}
        value={body.title}
        error={faultText(faults, `${at}.title`)}
        readOnly={disabled}
        onChange={({ target }) => set({ title: target.value })}
      />
      <details {...fold}>
        <summary className={summary}>{words.details}</summary>
        {fold.open && (
          <div className={stack}>
            <RichField
              label={words.bodyOf(body.title)}
              levels={[3]}
              value={body.body}
              error={faultText(faults, `${at}.body`)}
              disabled={disabled}
              onChange={(text) => set({ body: text })}
            />
            {(['steps', 'facts', 'questions'] as const).map((kind) => (
              <PairFields
                {...editing}
                key={kind}
                kind={kind}
                at={`${at}.${kind}`}
                body={body[kind]}
                onChange={(pairs) => set({ [kind]: pairs })}
              />
            ))}
          </div>
        )}
      </details>
    </>
  )
}

/** Its anchor is the first that is free. */
function newSection(sections: readonly Section[]): Section {
  const taken = new Set(sections.map(({ id }) => id))
  let number = sections.length + 1
  while (taken.has(`part-${number}`)) number += 1
  return { ...emptySection, id: `part-${number}` }
}

const emptySection: Section = { id: '', title: '', body: [], steps: [], facts: [], questions: [] }

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const narrow = css({ display: 'grid', gap: '4', maxWidth: '720px' })
const summary = css({ textStyle: 'label', minHeight: 'tap', paddingBlock: '3', cursor: 'pointer' })
