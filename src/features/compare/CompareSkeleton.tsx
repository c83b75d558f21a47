import { css } from '#styled/css/index.js'
import { Skeleton } from '#src/ui/Skeleton.tsx'

export function CompareSkeleton() {
  return (
    <div aria-busy>
      <div className={slots}>
        <Skeleton height="300px" radius="16px" />
        <Skeleton height="300px" radius="16px" />
      </div>
      <RowsSkeleton />
    </div>
  )
}

export function RowsSkeleton() {
  return (
    <div className={rows} aria-busy>
      {['price', 'stock', 'colors', 'warranty', 'state', 'more'].map((row) => (
        <Skeleton key={row} height="28px" />
      ))}
    </div>
  )
}

const slots = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { base: '3', md: '6' } })
const rows = css({ display: 'grid', gap: '4', marginBlockStart: '8' })
