import { css } from '#styled/css/index.js'
import { orders as words } from '#i18n/fa/orders.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'

export function OrdersSkeleton() {
  return (
    <AccountFrame>
      <h1 className={css({ textStyle: 'h1', marginBlockEnd: '2' })}>{words.title}</h1>
      <div className={css({ display: 'grid', gap: '4' })} aria-busy>
        <Skeleton width="100%" height="48px" />
        <Skeleton width="100%" height="240px" radius="16px" />
        <Skeleton width="100%" height="240px" radius="16px" />
      </div>
    </AccountFrame>
  )
}
