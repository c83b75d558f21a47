import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { backToInvoice, paymentResult as words } from '#i18n/fa/invoice.ts'
import {
  paymentResultSelectors,
  type PaymentResultSnapshot,
  type PaymentResultActor,
} from '#machines/flows/payment-result/payment-result.machine.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { useWayToInvoice } from '#src/features/wallet/shared/way-to-invoice.ts'
import { paths } from '#src/lib/paths.ts'
import type { ResultKind } from './bank-return.ts'

type Props = { actor: PaymentResultActor; kind: ResultKind }

/** The way on: to the wallet, out of the mobile app's payment, or what an order allows. */
export function ResultActions({ actor, kind }: Props) {
  if (kind === 'order') return <OrderActions actor={actor} />
  return kind === 'wallet' ? (
    <DepositActions />
  ) : (
    <ButtonLink href={paths.home} icon="home" wide>
      {words.toHome}
    </ButtonLink>
  )
}

/** To the wallet, and where the charge was for an order back to its invoice. */
function DepositActions() {
  const isForInvoice = useWayToInvoice()
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      {isForInvoice && (
        <ButtonLink href={paths.invoice} wide>
          {backToInvoice}
        </ButtonLink>
      )}
      <ButtonLink href={paths.wallet} look={isForInvoice ? 'line' : 'primary'} icon="wallet" wide>
        {words.toWallet}
      </ButtonLink>
    </div>
  )
}

/** Pay again while that is possible (after a check where a payment may be on its way), open the order, go home. */
function OrderActions({ actor }: { actor: PaymentResultActor }) {
  const orderId = useSelector(actor, (snapshot) => snapshot.context.orderId)
  const order = useSelector(actor, paymentResultSelectors.order)
  const isPayable = useSelector(actor, isPayableOrLeaving)
  const retryName = useSelector(actor, paymentResultSelectors.retryName)
  const bank = useSelector(actor, paymentResultSelectors.bankInstead)
  const canPay = useSelector(actor, paymentResultSelectors.canPay)
  const canCheck = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry.requested' }))
  const wasRefused = useSelector(actor, paymentResultSelectors.wasRefused)
  const isUnconfirmed = useSelector(actor, paymentResultSelectors.isUnconfirmed)
  const needsSignIn = useSelector(actor, (snapshot) => isSignedOut(snapshot.context.failure))
  const goodsAreBack = useSelector(
    actor,
    (snapshot) => snapshot.matches('cancelled') || snapshot.matches('refunded'),
  )
  const pay = isPayable && (
    <Button
      wide
      look={isUnconfirmed ? 'line' : 'primary'}
      icon="lock"
      busy={!canPay}
      busyLabel={words.finding}
      onClick={() => actor.send({ type: 'pay.pressed' })}
    >
      {words.payAgain(retryName)}
    </Button>
  )
  const bankPay = isPayable && bank !== null && (
    <Button
      wide
      look="line"
      icon="bank"
      disabled={!canPay}
      onClick={() => actor.send({ type: 'pay.pressed', link: bank.link })}
    >
      {words.payWith(bank.name)}
    </Button>
  )
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      {!isUnconfirmed && pay}
      {!isUnconfirmed && bankPay}
      {needsSignIn && (
        <ButtonLink href={paths.login({ redirectUrl: orderPath(orderId) })} wide>
          {words.signIn}
        </ButtonLink>
      )}
      {canCheck && !needsSignIn && !(isPayable && wasRefused) && (
        <Button
          wide
          look={isPayable && !isUnconfirmed ? 'line' : 'primary'}
          icon="refresh"
          onClick={() => actor.send({ type: 'retry.requested' })}
        >
          {words.checkAgain}
        </Button>
      )}
      {isUnconfirmed && pay}
      {isUnconfirmed && bankPay}
      <OrderLink orderId={order?.id ?? null} quiet={isPayable || canCheck} />
      {goodsAreBack && (
        <ButtonLink href={paths.cart} look="line" wide>
          {words.toCart}
        </ButtonLink>
      )}
      <ButtonLink href={paths.home} look="ghost" icon="home" wide>
        {words.toHome}
      </ButtonLink>
    </div>
  )
}

function OrderLink({ orderId, quiet }: { orderId: number | null; quiet: boolean }) {
  return (
    <ButtonLink href={orderPath(orderId)} look={quiet ? 'line' : 'primary'} wide>
      {orderId === null ? words.toOrders : words.toOrder}
    </ButtonLink>
  )
}

const orderPath = (id: number | null) => (id === null ? paths.orders : paths.order(id))

/** Whether the order waits, or the browser is leaving for the gateway. */
function isPayableOrLeaving(snapshot: PaymentResultSnapshot): boolean {
  return snapshot.matches('waiting') || snapshot.hasTag('leaving')
}
