import { useId, type ComponentType } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import type { Editing } from '../editing.ts'
import { moved, removedAt, replacedAt } from '../list-edit.ts'
import { ListItem } from '../ListItem.tsx'
import { askRemoval } from '../Removal.tsx'

type Props<Part> = Omit<Editing<Part>, 'body' | 'onChange'> & {
  /** The place of the list in its content. */
  at: string
  parts: readonly Part[]
  most: number
  /** @param place in Persian digits, from one */
  nameOf: (place: string, part: Part) => string
  add: { text: string; part: () => Part }
  onChange: (parts: Part[]) => void
  Fields: ComponentType<Editing<Part> & { at: string }>
}

/** Parts of one kind in the order in which staff arrange them. */
export function PartList<Part>(props: Props<Part>) {
  const { at, parts, most, nameOf, add, onChange, Fields, faults, disabled } = props
  const fullId = useId()
  const isFull = parts.length >= most
  return (
    <div className={stack}>
      <div className={stack}>
        {parts.map((part, place) => (
          <ListItem
            // oxlint-disable-next-line react/no-array-index-key -- parts have no id: they are identified by their position
            key={place}
            name={nameOf(toPersianDigits(place + 1), part)}
            place={place}
            count={parts.length}
            disabled={disabled}
            onMove={(by) => onChange(moved(parts, place, by))}
            onRemove={() => onChange(removedAt(parts, place))}
            confirmRemoval={askRemoval(nameOf(toPersianDigits(place + 1), part), part, add.part())}
          >
            <Fields
              at={`${at}.${place}`}
              body={part}
              faults={faults}
              disabled={disabled}
              onChange={(next) => onChange(replacedAt(parts, place, next))}
            />
          </ListItem>
        ))}
      </div>
      <div>
        <Button
          look="line"
          icon="plus"
          disabled={disabled || isFull}
          aria-describedby={isFull ? fullId : undefined}
          onClick={() => onChange([...parts, add.part()])}
        >
          {add.text}
        </Button>
        {isFull && (
          <p id={fullId} role="status" className={full}>
            {staffContents.list.full(toPersianDigits(most))}
          </p>
        )}
      </div>
    </div>
  )
}

const full = css({ marginBlockStart: '1', textStyle: 'caption', color: 'text-2' })
const stack = css({ display: 'grid', gap: '4', minWidth: '0' })
