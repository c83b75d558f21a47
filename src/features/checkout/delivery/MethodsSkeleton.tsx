import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The outline of an address and of the couriers that deliver there. */
export function MethodsSkeleton() {
  return (
    <div className={groups} aria-hidden>
      <Group>
        <Card height="148px" />
      </Group>
      <Group>
        <Card height="126px" />
        <Card height="126px" />
      </Group>
    </div>
  )
}

function Group({ children }: { children: ReactNode }) {
  return (
    <div className={part}>
      <Skeleton width="120px" height="24px" />
      {children}
    </div>
  )
}

function Card({ height }: { height: string }) {
  return (
    <div className={card} style={{ height }}>
      <Skeleton width="20px" height="20px" radius="999px" />
      <div className={lines}>
        <Skeleton width="40%" height="18px" />
        <Skeleton height="14px" />
        <Skeleton width="70%" height="14px" />
      </div>
    </div>
  )
}

const groups = css({ display: 'grid', gap: '6' })
const part = css({ display: 'grid', gap: '4' })
const card = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3',
  paddingInline: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
})
const lines = css({ display: 'grid', gap: '3' })
