import { textPairLimits, textSectionLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffTextPages } from '#i18n/fa/staff-text-pages.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { changedAt, moved, removedAt } from '../list-edit.ts'
import { ListItem } from '../ListItem.tsx'
import { askRemoval } from '../Removal.tsx'

type Props = Editing<Schemas['TextPair'][]> & {
  kind: keyof typeof staffTextPages.lists
  at: string
}

/** The steps, facts or questions of a section, in the order in which staff arrange them. */
export function PairFields({ kind, at, body: pairs, faults, disabled, onChange }: Props) {
  const words = staffTextPages.lists[kind]
  return (
    <fieldset className={stack}>
      <legend className={css({ textStyle: 'label', marginBlockEnd: '2' })}>{words.name}</legend>
      {pairs.length > 0 && (
        <div className={stack}>
          {pairs.map(({ title, text }, place) => (
            <ListItem
              // oxlint-disable-next-line react/no-array-index-key -- pairs have no id: they are identified by their position
              key={place}
              name={words.one(toPersianDigits(place + 1))}
              place={place}
              count={pairs.length}
              disabled={disabled}
              onMove={(by) => onChange(moved(pairs, place, by))}
              onRemove={() => onChange(removedAt(pairs, place))}
              confirmRemoval={askRemoval(
                words.one(toPersianDigits(place + 1)),
                { title, text },
                newPair,
              )}
            >
              <TextField
                label={words.title}
                maxLength={textPairLimits.title}
                value={title}
                error={faultText(faults, `${at}.${place}.title`)}
                readOnly={disabled}
                onChange={({ target }) =>
                  onChange(changedAt(pairs, place, { title: target.value }))
                }
              />
              <TextArea
                label={words.text}
                maxLength={textPairLimits.text}
                value={text}
                error={faultText(faults, `${at}.${place}.text`)}
                readOnly={disabled}
                onChange={({ target }) => onChange(changedAt(pairs, place, { text: target.value }))}
              />
            </ListItem>
          ))}
        </div>
      )}
      <Button
        look="line"
        size="sm"
        icon="plus"
        disabled={disabled || pairs.length >= textSectionLimits[kind]}
        onClick={() => onChange([...pairs, newPair])}
      >
        {words.add}
      </Button>
    </fieldset>
  )
}

const newPair = { title: '', text: '' }

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: '3',
  minWidth: '0',
})
