import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { ui } from '#i18n/fa/ui.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Button } from '#src/ui/Button.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { FilterSection } from './FilterSection.tsx'
import { activeOrdering, canBeCleared } from './list-state.ts'
import type { Facet, FilterDefinition, PriceRange } from './list-view.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { SwitchFilter } from './SwitchFilter.tsx'
import type { ListControl } from './use-list-state.ts'
import { ValueFilter } from './ValueFilter.tsx'

export type FiltersProps = {
  control: ListControl
  /** Undefined while loading. */
  definitions: readonly FilterDefinition[] | undefined
  facets: readonly Facet[]
  /** The prices that occur in the list; null while unknown or if nothing can be bought. */
  prices: PriceRange | null
  /** Refetches the definitions; null unless they failed. */
  retry: (() => void) | null
  /** Whether a change replaces the entry of the history, as every one but the first in a dialog. */
  replace?: boolean
  /** Whether the container shows the title. */
  bare?: boolean
}

/** All filters of the list as one form. Each change applies at once; before hydration the form is submitted by its button. */
export function Filters(props: FiltersProps) {
  const { control, definitions, facets, prices, retry, replace = false, bare = false } = props
  const hydrated = useHydrated()
  const { state, path } = control
  return (
    <form method="get" action={path} onSubmit={(event) => event.preventDefault()}>
      {!bare && <FiltersHead control={control} />}
      {state.search !== '' && <input type="hidden" name="search" value={state.search} />}
      {state.slug !== null && <input type="hidden" name="slug" value={state.slug} />}
      <input type="hidden" name="ordering" value={activeOrdering(state)} />
      {retry !== null && (
        <p className={failed}>
          {list.filtersFailed}
          <Button look="ghost" size="sm" icon="refresh" onClick={retry}>
            {ui.retry}
          </Button>
        </p>
      )}
      {(definitions ?? []).map((definition) => (
        <Filter
          key={definition.filter_key}
          definition={definition}
          control={control}
          facets={facets}
          prices={prices}
          replace={replace}
        />
      ))}
      {!hydrated && (
        <Button type="submit" wide className={apply}>
          {list.apply}
        </Button>
      )}
    </form>
  )
}

type FilterProps = {
  definition: FilterDefinition
  control: ListControl
  facets: readonly Facet[]
  prices: PriceRange | null
  replace: boolean
}

function Filter({ definition, ...props }: FilterProps) {
  if (definition.filter_type === 'BOOL') return <SwitchFilter definition={definition} {...props} />
  if (definition.filter_type === 'PRICE') {
    return (
      <FilterSection name={list.price} open>
        <PriceFilter {...props} />
      </FilterSection>
    )
  }
  return <ValueFilter definition={definition} {...props} />
}

function FiltersHead({ control: { state, path } }: { control: ListControl }) {
  return (
    <div className={head}>
      <h2 className={title}>{list.filters}</h2>
      {canBeCleared(state) && (
        <Link href={path} className={textLink}>
          {list.clear}
        </Link>
      )}
    </div>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '56px',
})
const title = css({ textStyle: 'h3' })
const failed = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingBlock: '2',
  textStyle: 'small',
  color: 'text-2',
})
const apply = css({ marginBlock: '4' })
