import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The outline of an address and of the couriers that deliver there. */
export function MethodsSkeleton() {
  return (
    <div className={groups} aria-hidden>
      <Group>
        <Skeleton height="148px" radius="12px" />
      </Group>
      <Group>
        <Skeleton height="126px" radius="12px" />
        <Skeleton height="126px" radius="12px" />
      </Group>
    </div>
  )
}

/** As high as the request to choose a way, which is all there is until one is chosen. */
export function ChoiceSkeleton() {
  return <Skeleton height="64px" radius="12px" />
}

function Group({ children }: { children: ReactNode }) {
  return (
    <div className={part}>
      <Skeleton width="120px" height="24px" />
      {children}
    </div>
  )
}

const groups = css({ display: 'grid', gap: '6' })
const part = css({ display: 'grid', gap: '4' })
