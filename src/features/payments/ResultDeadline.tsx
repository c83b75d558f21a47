import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { paymentResult as words } from '#i18n/fa/invoice.ts'
import { orders } from '#i18n/fa/orders.ts'
import { ui } from '#i18n/fa/ui.ts'
import {
  paymentResultSelectors,
  type PaymentResultActor,
} from '#machines/flows/payment-result/payment-result.machine.ts'
import { onServerClock } from '#src/lib/clock.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { toman } from '#src/lib/format.ts'
import { useRetryWhenOnline } from '#src/lib/use-retry-when-online.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Note } from '#src/ui/Note.tsx'

/** The time left to pay the order, what the wallet holds for it, and why paying failed. */
export function ResultDeadline({ actor }: { actor: PaymentResultActor }) {
  const expiresAt = useSelector(actor, paymentResultSelectors.expiresAt)
  const held = useSelector(actor, paymentResultSelectors.heldFromWallet)
  const failure = useSelector(actor, paymentResultSelectors.failure)
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('checkFailed'))
  const check = () => actor.send({ type: 'retry.requested' })
  const isWaiting = useRetryWhenOnline(failure, isUnread ? check : undefined)
  return (
    <div className={css({ display: 'grid', gap: '3', _empty: { display: 'none' } })}>
      {expiresAt !== null && (
        <Note tone="warn" icon="timer">
          {words.deadline.before} <Countdown until={onServerClock(expiresAt)} short />{' '}
          {words.deadline.after}
        </Note>
      )}
      {held > 0 && <Note icon="wallet">{orders.heldInWallet(toman(held))}</Note>}
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(failure)}
          {isWaiting && ` ${ui.retriedWhenOnline}`}
          <ReportLink failure={failure} />
        </Note>
      )}
    </div>
  )
}
