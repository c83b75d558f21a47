import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { ChipLink } from '#src/ui/Chip.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { activeFilterCount, withoutFilters } from './list-state.ts'
import type { ListControl } from './use-list-state.ts'
import { paths } from '#src/lib/paths.ts'
import { popularSearchesQuery } from './shared/popular-searches.queries.ts'
import { PopularProducts } from './shared/PopularProducts.tsx'

/** Shown for an empty list: offers the list without filters or, if none are set, other products. */
export function Empty({ control: { state, addressOf } }: { control: ListControl }) {
  const count = activeFilterCount(state)
  const isSearch = state.search !== '' && count === 0
  return (
    <div className={box}>
      <EmptyState
        scene={<ArcadeScene />}
        title={isSearch ? list.emptySearchTitle(state.search) : list.emptyTitle}
        text={isSearch ? list.emptySearch : list.empty}
        actions={
          <>
            {count > 0 && (
              <ButtonLink href={addressOf(withoutFilters(state))}>{list.withoutFilters}</ButtonLink>
            )}
            <ButtonLink href={paths.products} look={count > 0 ? 'line' : 'primary'}>
              {list.allProducts}
            </ButtonLink>
          </>
        }
      />
      {count === 0 && <Suggestions search={state.search} />}
    </div>
  )
}

/** What else to look at: what others search for and what sells best. */
function Suggestions({ search }: { search: string }) {
  const id = useId()
  const { data = [] } = useQuery(popularSearchesQuery(useApi()))
  const texts = data.filter((text) => text !== search)
  return (
    <div className={suggestions}>
      {texts.length > 0 && (
        <nav aria-labelledby={id}>
          <h2 id={id} className={heading}>
            {shell.search.popular}
          </h2>
          <div className={chips}>
            {texts.map((text) => (
              <ChipLink key={text} href={paths.search(text)}>
                <span>
                  <Bdi>{text}</Bdi>
                </span>
              </ChipLink>
            ))}
          </div>
        </nav>
      )}
      <div>
        <PopularProducts title={list.bestSellers} failed={list.failed} />
      </div>
    </div>
  )
}

const suggestions = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' })
const heading = css({ textStyle: 'h2', marginBlockEnd: '4' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const box = css({ paddingBlockStart: '8' })
