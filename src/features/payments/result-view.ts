import { paymentResult as words } from '#i18n/fa/invoice.ts'
import {
  paymentResultSelectors,
  type PaymentResultSnapshot,
} from '#machines/flows/payment-result/payment-result.machine.ts'
import type { IconName } from '#src/ui/icon/names.ts'

type ResultView = {
  title: string
  text: string
  look: 'busy' | 'ok' | 'warn' | 'info' | 'danger'
  icon: IconName
  /** Whether codes and amount are shown; `told`: the ones that the bank has sent, to be kept. */
  facts: boolean | 'told'
}

/** The texts of the result page in each state of the flow; the same object for the same state. */
export function resultView(snapshot: PaymentResultSnapshot): ResultView {
  if (paymentResultSelectors.isPaid(snapshot)) return views.paid
  const wasCancelled = paymentResultSelectors.wasCancelled(snapshot)
  if (snapshot.matches('refused')) return wasCancelled ? views.cancelledByShopper : views.refused
  if (snapshot.matches('unknown')) return views.unknown
  if (snapshot.matches('refunded')) {
    return paymentResultSelectors.credit(snapshot) === null
      ? views.refunded
      : views.refundedToCredit
  }
  if (snapshot.matches('cancelled')) return views.cancelled
  if (snapshot.matches('lapsed')) return views.lapsed
  if (snapshot.matches('checkFailed')) return views.checkFailed
  if (snapshot.matches('arriving') || snapshot.matches('checking')) return views.checking
  if (wasCancelled) return views.cancelledWaiting
  return paymentResultSelectors.wasRefused(snapshot) ? views.refusedWaiting : views.waiting
}

/** The same for a deposit to the wallet; what only the query calls paid is no receipt. */
export function depositView(snapshot: PaymentResultSnapshot): ResultView {
  if (snapshot.matches('findingDeposit')) return views.checking
  if (snapshot.matches('paid')) return depositViews.paid
  if (snapshot.matches('reported')) return depositViews.reported
  if (snapshot.matches('refused')) {
    return paymentResultSelectors.wasCancelled(snapshot)
      ? views.cancelledByShopper
      : depositViews.refused
  }
  return depositViews.unknown
}

const depositViews = {
  reported: { ...words.chargeReported, look: 'info', icon: 'wallet', facts: true },
  paid: { ...words.charged, look: 'ok', icon: 'check', facts: true },
  refused: { ...words.notCharged, look: 'danger', icon: 'close', facts: true },
  unknown: { ...words.chargeUnknown, look: 'warn', icon: 'info', facts: true },
} satisfies Record<string, ResultView>

const views = {
  checking: { title: words.checking, text: '', look: 'busy', icon: 'clock', facts: false },
  checkFailed: { ...words.checkFailed, look: 'warn', icon: 'info', facts: 'told' },
  paid: { ...words.paid, look: 'ok', icon: 'check', facts: true },
  refused: { ...words.refused, look: 'danger', icon: 'close', facts: true },
  refusedWaiting: {
    title: words.refused.title,
    text: `${words.refused.text} ${words.waiting.text}`,
    look: 'danger',
    icon: 'close',
    facts: true,
  },
  cancelledByShopper: { ...words.cancelledByShopper, look: 'warn', icon: 'info', facts: true },
  cancelledWaiting: {
    title: words.cancelledByShopper.title,
    text: words.waiting.text,
    look: 'warn',
    icon: 'info',
    facts: true,
  },
  waiting: { ...words.unconfirmed, look: 'warn', icon: 'hourglass', facts: true },
  unknown: { ...words.unknown, look: 'warn', icon: 'info', facts: true },
  refunded: { ...words.refunded, look: 'info', icon: 'wallet', facts: true },
  refundedToCredit: { ...words.refundedToCredit, look: 'info', icon: 'wallet', facts: true },
  cancelled: { ...words.cancelled, look: 'danger', icon: 'close', facts: true },
  lapsed: { ...words.lapsed, look: 'danger', icon: 'timer', facts: true },
} satisfies Record<string, ResultView>
