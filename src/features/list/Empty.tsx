import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { activeFilterCount } from './list-state.ts'
import type { ListControl } from './use-list-state.ts'
import { paths } from '#src/lib/paths.ts'

/** Shown for a list without products: offers to clear the filters or to see all products. */
export function Empty({ control: { state, path } }: { control: ListControl }) {
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
            {count > 0 && <ButtonLink href={path}>{list.clear}</ButtonLink>}
            <ButtonLink href={paths.products} look="line">
              {list.allProducts}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}

const box = css({ paddingBlockStart: '8' })
