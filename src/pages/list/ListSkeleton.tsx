import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { cards, grid } from './layout.ts'

const count = 12

/** The list's own geometry while nothing of it is known. */
export function ListSkeleton() {
  return (
    <div aria-busy aria-label={ui.loading} className={page} data-wide>
      <Skeleton width="240px" height="16px" />
      <Skeleton width="100%" height="116px" radius="16px" />
      <div className={grid}>
        <Skeleton className={side} radius="16px" />
        <CardSkeletons />
      </div>
    </div>
  )
}

/** The places of the cards of one page. */
export function CardSkeletons() {
  return (
    <div className={cards} aria-busy aria-label={ui.loading}>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={card}>
          <Skeleton className={picture} />
          <div className={lines}>
            <Skeleton width="90%" height="16px" />
            <Skeleton width="70%" height="16px" />
            <Skeleton width="60%" height="12px" />
            <Skeleton width="50%" height="20px" className={price} />
          </div>
        </div>
      ))}
    </div>
  )
}

const page = css({ display: 'grid', gap: '4', paddingBlock: '4' })
const side = css({ display: { base: 'none', md: 'block' }, minHeight: '640px' })
const card = css({
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  gap: '3',
  minHeight: { base: '184px', sm: '400px' },
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
