import { productContentLimits, productHighlightLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { ProductContent } from '#machines/flows/staff-product-edit/staff-product-edit.types.ts'
import { css } from '#styled/css/index.js'
import { changedAt, moved, removedAt } from '#staff/content/list-edit.ts'
import { ListItem } from '#staff/content/ListItem.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Highlights = ProductContent['highlights']
type Props = {
  highlights: Highlights
  error: string | undefined
  disabled: boolean
  onChange: (highlights: Highlights) => void
}

/** Titled parts of the introduction, in the order in which staff arrange them. */
export function HighlightFields({ highlights, error, disabled, onChange }: Props) {
  return (
    <>
      <div className={stack}>
        {highlights.map((part, place) => (
          <ListItem
            // oxlint-disable-next-line react/no-array-index-key -- parts have no id: they are identified by their position
            key={place}
            name={part.title || words.highlight(toPersianDigits(place + 1))}
            place={place}
            count={highlights.length}
            disabled={disabled}
            onMove={(by) => onChange(moved(highlights, place, by))}
            onRemove={() => onChange(removedAt(highlights, place))}
          >
            <div className={pair}>
              <TextField
                label={words.highlightTitle}
                maxLength={productHighlightLimits.title}
                value={part.title}
                readOnly={disabled}
                onChange={({ target }) =>
                  onChange(changedAt(highlights, place, { title: target.value }))
                }
              />
              <TextField
                label={words.highlightValue}
                maxLength={productHighlightLimits.value}
                value={part.value}
                readOnly={disabled}
                onChange={({ target }) =>
                  onChange(changedAt(highlights, place, { value: target.value }))
                }
              />
            </div>
            <TextArea
              label={words.highlightText}
              maxLength={productHighlightLimits.description}
              value={part.description}
              readOnly={disabled}
              onChange={({ target }) =>
                onChange(changedAt(highlights, place, { description: target.value }))
              }
            />
          </ListItem>
        ))}
      </div>
      {error !== undefined && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      <Button
        look="line"
        icon="plus"
        disabled={disabled || highlights.length >= productContentLimits.highlights}
        onClick={() => onChange([...highlights, { title: '', value: '', description: '' }])}
      >
        {words.addHighlight}
      </Button>
    </>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '3',
})
