import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import { failureOf, isSignedOut } from '#machines/kernel/problem.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { walletQuery } from './wallet.queries.ts'
import { paths } from '#src/lib/paths.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Amount } from '#src/goods/Price.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** Link to the wallet with what it can pay: balance and store credit together. Fetched after hydration. */
export function WalletTotal({ onLeave }: { onLeave?: () => void }) {
  const hydrated = useHydrated()
  const wallet = useQuery({ ...walletQuery(useApi()), enabled: hydrated })
  if (wallet.isLoadingError)
    // Above it the menu leads to the sign-in already.
    return isSignedOut(failureOf(wallet.error)) ? null : (
      <Retry onRetry={() => void wallet.refetch()} />
    )
  return (
    <Link href={paths.wallet} className={box} onClick={onLeave}>
      <Icon name="wallet" size={20} />
      {account.menu.wallet}
      <span className={total}>
        {!hydrated || wallet.data === undefined ? (
          <Skeleton width="88px" height="16px" />
        ) : (
          <Amount value={wallet.data[0]?.total_funds ?? 0} size="sm" />
        )}
      </span>
    </Link>
  )
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  margin: '0 16px 12px',
  paddingInline: '3',
  borderRadius: 'md',
  bg: 'bg-sunken',
  textStyle: 'small',
  color: 'text-2',
  _hover: { bg: 'surface-2' },
})
const total = css({ marginInlineStart: 'auto', color: 'text' })
