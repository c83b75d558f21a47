import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { bannerHeight, cards, grid, listPage } from './layout.ts'

const count = 12
const chips = ['72px', '120px', '104px', '112px']

/** Skeleton of the whole page, with the list's layout. */
export function ListSkeleton() {
  return (
    <div role="group" aria-busy aria-label={ui.loading} className={listPage}>
      <div className={crumbs}>
        <Skeleton width="160px" height="16px" />
      </div>
      <Skeleton className={bannerHeight} radius="16px" />
      <div className={chipPlaces}>
        {chips.map((width) => (
          <Skeleton key={width} width={width} height="40px" radius="20px" className={chip} />
        ))}
      </div>
      <div className={controls}>
        <Skeleton height="44px" radius="12px" />
        <Skeleton height="44px" radius="12px" />
      </div>
      <div className={grid}>
        <div className={side}>
          <Skeleton height="1400px" radius="16px" />
        </div>
        <div className={main}>
          <Skeleton className={sort} />
          <div className={cards}>{cardPlaces()}</div>
        </div>
      </div>
    </div>
  )
}

/** Skeletons of the cards of one page. */
export function CardSkeletons() {
  return (
    <div role="group" className={cards} aria-busy aria-label={ui.loading}>
      {cardPlaces()}
    </div>
  )
}

const cardPlaces = () =>
  Array.from({ length: count }, (_, position) => (
    <div key={position} className={card}>
      <Skeleton className={picture} />
      <div className={lines}>
        <Skeleton width="90%" height="16px" />
        <Skeleton width="70%" height="16px" />
        <Skeleton width="60%" height="12px" />
        <Skeleton width="50%" height="20px" className={price} />
      </div>
    </div>
  ))

const crumbs = css({ display: 'flex', alignItems: 'center', height: '36px' })
const chipPlaces = css({
  display: 'flex',
  gap: '2',
  height: '46px',
  paddingBlock: '3px',
  overflow: 'hidden',
})
const chip = css({ flexShrink: '0' })
const controls = css({
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: '1fr 1fr',
  gap: '2',
})
const side = css({ display: { base: 'none', md: 'block' } })
const main = css({ display: 'grid', gap: '3', minWidth: '0' })
const sort = css({ width: { base: '72px', md: 'full' }, height: { base: '20px', md: '56px' } })
const card = css({
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  gap: '3',
  height: { base: '202px', sm: '402px', xl: '450px', '3xl': '376px' },
  padding: '3',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
})
const picture = css({
  width: { base: '124px', sm: 'full' },
  flex: { sm: '1' },
  alignSelf: 'stretch',
})
const lines = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flex: { base: '1', sm: 'none' },
})
const price = css({ marginBlockStart: { base: 'auto', sm: '4' } })
