import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'

/** Of the list and of one order; it has no heading, which would take the focus from the page's own. */
export function OrdersSkeleton() {
  return (
    <AccountFrame>
      <div
        role="group"
        aria-busy
        aria-label={ui.loading}
        className={css({ display: 'grid', gap: '4' })}
      >
        <Skeleton width="160px" height="32px" />
        <Skeleton width="100%" height="48px" />
        <Skeleton width="100%" height="240px" radius="16px" />
        <Skeleton width="100%" height="240px" radius="16px" />
      </div>
    </AccountFrame>
  )
}
