import { useState } from 'react'
import { formatToman } from '#domain/digits.ts'
import { css, cva } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ColorValues } from './ColorValues.tsx'
import type { FilterItem } from './filter-item.ts'
import { FilterSection } from './FilterSection.tsx'
import { isChosen, withToggled } from './list-state.ts'
import { countOf, narrowed, type Facet, type FilterDefinition } from './list-view.ts'
import type { ListControl } from './use-list-state.ts'

type Props = {
  definition: FilterDefinition
  control: ListControl
  facets: readonly Facet[]
  replace: boolean
}

/** Number of values from which they can be searched. */
const searchable = 6
const openKeys = new Set(['category', 'brand', 'color'])

/** A filter with several values, each with its number of products. */
export function ValueFilter({ definition, control, facets, replace }: Props) {
  const { filter_key: key, filter_type: type, name, values } = definition
  const [text, setText] = useState('')
  const shown = narrowed(values, text)
  const items: FilterItem[] = shown.map((value) => ({
    filterKey: key,
    value,
    count: countOf(facets, key, value.value),
    checked: isChosen(control.state, key, value.value),
    onChange: () => control.go(withToggled(control.state, key, value.value), { replace }),
  }))
  const open = openKeys.has(key) || control.state.values[key] !== undefined
  return (
    <FilterSection name={name} open={open}>
      {type !== 'COLOR' && values.length >= searchable && (
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={list.searchWithin(name)}
          placeholder={list.searchWithin(name)}
          className={search}
        />
      )}
      {shown.length === 0 && <p className={none}>{list.noValue}</p>}
      {type === 'COLOR' ? (
        <ColorValues name={name} items={items} />
      ) : (
        <ul aria-label={name} className={box({ height: heightOf(values.length) })}>
          {items.map((item) => (
            <li key={item.value.value}>
              <Choice {...item} />
            </li>
          ))}
        </ul>
      )}
    </FilterSection>
  )
}

function Choice({ filterKey, value, count, checked, onChange }: FilterItem) {
  return (
    <Checkbox
      name={filterKey}
      value={value.value}
      checked={checked}
      onChange={onChange}
      className={count === 0 && !checked ? leadsNowhere : undefined}
      end={count !== null && <span className={amount}>{formatToman(count)}</span>}
    >
      {value.name}
    </Checkbox>
  )
}

/** Fixed heights by the number of values. */
function heightOf(count: number): 'short' | 'medium' | 'long' {
  if (count > searchable) return 'long'
  return count > 3 ? 'medium' : 'short'
}

const search = css({
  width: 'full',
  height: 'tap',
  marginBlockEnd: '2',
  paddingInline: '3',
  borderRadius: 'md',
  border: '1px solid {colors.border-field}',
  bg: 'surface',
  textStyle: 'small',
})
const none = css({ paddingBlock: '2', textStyle: 'small', color: 'text-2' })
const box = cva({
  base: { overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' },
  variants: {
    height: { short: { height: '135px' }, medium: { height: '200px' }, long: { height: '250px' } },
  },
})
const leadsNowhere = css({ color: 'text-3' })
const amount = css({ textStyle: 'caption', color: 'text-2' })
