import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { layout } from './layout.ts'

export function ProductSkeleton() {
  return (
    <div role="group" aria-busy aria-label={ui.loading}>
      <div className={crumbs}>
        <Skeleton width="240px" height="16px" />
      </div>
      <div className={layout}>
        <Skeleton className={picture} radius="16px" />
        <div className={lines}>
          <Skeleton width="90%" height="24px" />
          <Skeleton width="60%" height="24px" />
          <Skeleton width="50%" height="12px" />
          <Skeleton width="100%" height="200px" radius="12px" />
        </div>
        <Skeleton className={box} radius="16px" />
      </div>
    </div>
  )
}

const crumbs = css({ paddingBlock: '3' })
const picture = css({ aspectRatio: { base: '10 / 9', sm: '1' } })
const lines = css({ display: 'grid', gap: '4', alignContent: 'start' })
const box = css({ minHeight: '380px' })
