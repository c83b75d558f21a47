import { useState } from 'react'
import { editedProductsLimits, homePageContentLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { moved, removedAt, replacedAt } from '../list-edit.ts'
import { useFold } from '../use-fold.ts'
import { ListItem } from '../ListItem.tsx'
import { newSection, sectionTypes, type EditedSection } from './new-parts.ts'
import { SectionParts } from './SectionParts.tsx'

/** The sections of the home page, in the order in which staff arrange them. */
export function HomePageForm({ body, onChange, ...editing }: Editing<Schemas['HomePageContent']>) {
  const { sections } = body
  const [type, setType] = useState<EditedSection['type']>('PRODUCT')
  const set = (next: EditedSection[]) => onChange({ ...body, sections: next })
  return (
    <div className={stack}>
      {sections.length === 0 && <p>{words.empty}</p>}
      <div className={stack}>
        {sections.map((section, place) => (
          <ListItem
            // oxlint-disable-next-line react/no-array-index-key -- sections have no id: they are identified by their position
            key={place}
            name={sectionName(section, place)}
            place={place}
            count={sections.length}
            disabled={editing.disabled}
            onMove={(by) => set(moved(sections, place, by))}
            onRemove={() => set(removedAt(sections, place))}
            confirmRemoval={{
              ...words.askRemove,
              title: words.askRemove.title(sectionName(section, place)),
            }}
          >
            <SectionForm
              {...editing}
              at={`sections.${place}`}
              body={section}
              onChange={(next) => set(replacedAt(sections, place, next))}
            />
          </ListItem>
        ))}
      </div>
      <div className={adding}>
        <SelectField
          label={words.addKind}
          value={type}
          options={sectionTypes.map((each) => ({ value: each, label: words.types[each] }))}
          disabled={editing.disabled}
          onChange={({ target }) =>
            setType(sectionTypes.find((each) => each === target.value) ?? type)
          }
        />
        <Button
          look="line"
          icon="plus"
          disabled={editing.disabled || sections.length >= homePageContentLimits.sections}
          onClick={() => set([...sections, newSection(type)])}
        >
          {words.add}
        </Button>
      </div>
    </div>
  )
}

/** The number of its place distinguishes two of one kind without a title. */
function sectionName(section: EditedSection, place: number): string {
  const title = 'title' in section ? section.title : ''
  return `${toPersianDigits(place + 1)}. ${words.section(words.types[section.type], title)}`
}

function SectionForm({ at, body, onChange, ...editing }: Editing<EditedSection> & { at: string }) {
  const { faults, disabled } = editing
  const fold = useFold(faults, `${at}.`)
  return (
    <>
      <Switch
        checked={body.is_shown}
        disabled={disabled}
        end={!body.is_shown && <Badge tone="neutral">{words.hidden}</Badge>}
        onChange={({ target }) => onChange({ ...body, is_shown: target.checked })}
      >
        {words.shown}
      </Switch>
      <details {...fold}>
        <summary className={summary}>{words.details}</summary>
        {fold.open && (
          <div className={stack}>
            {'title' in body && (
              <TextField
                label={words.title}
                maxLength={editedProductsLimits.title}
                value={body.title}
                error={faultText(faults, `${at}.title`)}
                readOnly={disabled}
                onChange={({ target }) => onChange({ ...body, title: target.value })}
              />
            )}
            <SectionParts {...editing} at={at} body={body} onChange={onChange} />
          </div>
        )}
      </details>
    </>
  )
}

const stack = css({ display: 'grid', gap: '4', minWidth: '0' })
const adding = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 320px) auto' },
  alignItems: 'end',
  justifyContent: 'start',
  gap: '3',
})
const summary = css({ textStyle: 'label', minHeight: 'tap', paddingBlock: '3', cursor: 'pointer' })
