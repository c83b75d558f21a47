import { Link } from 'wouter'
import { formatToman } from '#domain/digits.ts'
import { css, cx } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { canBeCleared, priceSlider } from './list-state.ts'
import {
  activeFilters,
  type ActiveFilter,
  type ChosenValue,
  type FilterDefinition,
} from './list-view.ts'
import type { ListControl } from './use-list-state.ts'

type Props = {
  control: ListControl
  definitions: readonly FilterDefinition[]
  /** Names of the chosen values, from the server. */
  named: readonly ChosenValue[]
}

/** A link that removes all active filters, first so that no phone cuts it, and a chip for each, which removes it. */
export function ActiveFilters({ control, definitions, named }: Props) {
  const { state, path, addressOf } = control
  const filters = activeFilters(state, definitions, named)
  if (filters.length === 0) return null
  return (
    <nav aria-label={list.activeFilters} className={row}>
      {canBeCleared(state) && (
        <Link href={path} className={clear}>
          {list.clear}
        </Link>
      )}
      {filters.map((filter) => {
        const name = nameOf(filter)
        return (
          <ChipLink
            key={filter.id}
            removes
            href={addressOf(filter.without)}
            aria-label={list.removeFilter(name)}
            rel="nofollow"
          >
            {name}
          </ChipLink>
        )
      })}
    </nav>
  )
}

function nameOf({ name, prices }: ActiveFilter): string {
  if (prices === null) return name ?? ''
  if (prices.max >= priceSlider.max) return list.priceFrom(inMillions(prices.min))
  if (prices.min <= priceSlider.min) return list.priceTo(inMillions(prices.max))
  return list.priceRange(inMillions(prices.min), inMillions(prices.max))
}

function inMillions(amount: number): string {
  return amount > 0 && amount % 1_000_000 === 0
    ? list.million(formatToman(amount / 1_000_000))
    : formatToman(amount)
}

const row = cx(chipRow, css({ alignItems: 'center', flexWrap: { md: 'wrap' } }))
const clear = css({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: '0',
  minHeight: 'tap',
  paddingInline: '2',
  textStyle: 'label',
  color: 'brand-text',
})
