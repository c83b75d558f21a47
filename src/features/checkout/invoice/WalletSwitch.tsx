import { useSelector } from '@xstate/react'
import { css, cx } from '#styled/css/index.js'
import { invoice } from '#i18n/fa/invoice.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { number, toman } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { textLink } from '#src/ui/text-link.ts'
import { Switch } from '#src/ui/Checkbox.tsx'

const words = invoice.payment.wallet

/** The switch for paying from the wallet, with its balance and the part that it pays. */
export function WalletSwitch({ actor }: { actor: CheckoutActor }) {
  const { totals } = useSelector(actor, checkoutSelectors.cart)
  const isUsed = useSelector(actor, checkoutSelectors.isWalletUsed)
  const canToggle = useSelector(actor, checkoutSelectors.canToggleWallet)
  const isGatewayNeeded = useSelector(actor, checkoutSelectors.isGatewayNeeded)
  const paid = useSelector(actor, (snapshot) => checkoutSelectors.payment(snapshot).fromWallet)
  const offersCharge = totals.total_wallet_funds === 0 || (isUsed && isGatewayNeeded)
  return (
    <div className={place}>
      <Switch
        className={toggleFirst}
        checked={isUsed}
        disabled={!canToggle}
        onChange={() => actor.send({ type: 'wallet.toggled' })}
        end={
          paid > 0 && (
            <bdi dir="ltr" className={css({ textStyle: 'price-sm', color: 'ok-text' })}>
              {number(-paid)}
            </bdi>
          )
        }
      >
        <span className={css({ display: 'block', textStyle: 'label' })}>{words.title}</span>
        <span className={css({ textStyle: 'small', color: 'text-2' })}>
          {words.balance(toman(totals.total_wallet_funds))}
        </span>
      </Switch>
      {offersCharge && (
        <a href={paths.walletForInvoice} className={cx(textLink, charge)}>
          {words.charge}
        </a>
      )}
    </div>
  )
}

const place = css({
  display: 'grid',
  gap: '2',
  paddingInline: { base: '4', sm: '6' },
  paddingBlockEnd: { base: '4', sm: '6' },
})
const charge = css({
  justifySelf: 'start',
  paddingInline: '2',
  marginInline: '-2',
  borderRadius: 'sm',
})
const toggleFirst = css({
  '&:has(input:disabled:not(:checked))': {
    cursor: 'not-allowed',
    '& span': { color: 'text-disabled' },
  },
  '& > input': { order: '-1' },
})
