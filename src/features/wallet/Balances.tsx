import { wallet } from '#i18n/fa/wallet.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Amount } from '#src/goods/Price.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** The total of the wallet and its two parts. */
export function Balances({ wallet: { total_funds, balance, store_credit } }: Props) {
  return (
    <dl className={box} aria-label={wallet.balances}>
      <div className={total}>
        <dt className={name}>
          <Icon name="wallet" size={20} />
          {wallet.total}
        </dt>
        <dd>
          <Amount value={total_funds} size="lg" />
        </dd>
      </div>
      <div className={part}>
        <dt className={name}>
          <Icon name="bank" size={20} />
          {wallet.balance}
        </dt>
        <dd>
          <Amount value={balance} />
        </dd>
      </div>
      <div className={part}>
        <dt className={name}>
          <Icon name="gift" size={20} />
          {wallet.credit}
        </dt>
        <dd>
          <Amount value={store_credit} />
        </dd>
        <dd className={css({ textStyle: 'caption', color: 'text-3' })}>{wallet.creditText}</dd>
      </div>
    </dl>
  )
}

type Props = { wallet: Schemas['Wallet'] }

const box = css({
  display: 'grid',
  // Two columns, or one where large text leaves no room for both.
  gridTemplateColumns: {
    base: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))',
    lg: '2fr 1fr 1fr',
  },
  gap: '3',
})
const part = css({
  display: 'grid',
  alignContent: 'start',
  gap: '2',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const total = css({
  display: 'grid',
  alignContent: 'start',
  gap: '2',
  padding: '4',
  borderRadius: 'lg',
  bg: 'brand-soft',
  gridColumn: { base: '1 / -1', lg: 'auto' },
})
const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  color: 'text-2',
})
