import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** Placeholder of a page without a skeleton of its own. */
export function Pending() {
  return (
    <div role="group" className={page} aria-busy aria-label={ui.loading}>
      <Skeleton width="40%" height="32px" />
      <Skeleton width="100%" height="160px" radius="16px" />
      <Skeleton width="70%" height="16px" />
      <Skeleton width="55%" height="16px" />
    </div>
  )
}

const page = css({
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  minHeight: '60vh',
  paddingBlock: '8',
})
