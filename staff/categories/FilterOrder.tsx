import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { ListItem } from '#staff/content/ListItem.tsx'
import { moved, removedAt } from '#staff/content/list-edit.ts'
import { SelectField } from '#src/ui/SelectField.tsx'

type Props = {
  filters: Schemas['StaffCategories']['filters']
  /** The keys of the filters that the list offers, in their order. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Which filters a list offers, in the order in which staff arrange them. */
export function FilterOrder({ filters, chosen, onChange }: Props) {
  const nameOf = (key: string) => filters.find((each) => each.key === key)?.content.name ?? key
  const left = filters.filter(({ key }) => !chosen.includes(key))
  return (
    <fieldset className={group}>
      <legend className={css({ textStyle: 'label' })}>{words.names.filters}</legend>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.filtersHint}</p>
      {chosen.map((key, place) => (
        <ListItem
          key={key}
          name={nameOf(key)}
          place={place}
          count={chosen.length}
          disabled={false}
          onMove={(by) => onChange(moved(chosen, place, by))}
          onRemove={() => onChange(removedAt(chosen, place))}
        >
          {null}
        </ListItem>
      ))}
      {left.length > 0 && (
        <SelectField
          label={words.addFilter}
          prompt={words.chooseFilter}
          value=""
          onChange={({ target }) => onChange([...chosen, target.value])}
          options={left.map(({ key, content }) => ({ value: key, label: content.name }))}
        />
      )}
    </fieldset>
  )
}

const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  minWidth: '0',
})
