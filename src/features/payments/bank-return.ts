import type { ProblemCode } from '#machines/kernel/problem.ts'
import { problemTexts } from '#i18n/problems.ts'

/** What was paid: an order, an order in the mobile app, or a deposit to the wallet. */
export type ResultKind = 'order' | 'mobile' | 'wallet'

/** The query with which the bank returns to the result page. */
export type BankReturn = {
  kind: ResultKind
  paid: string | null
  /** The gateway says that the shopper canceled the payment. */
  wasCancelled: boolean
  orderId: number | null
  trackingCode: string | null
  referenceNumber: string | null
  /** Tomans, in the mobile app rials (PAY-23). */
  amount: number | null
  /** Why the payment failed, as text. */
  reason: string | null
}

/**
 * Reads the query of a result page; missing and invalid values are null. Only the result of an order names its order: the
 * browser view of the mobile app has no session.
 */
export function readReturn(query: URLSearchParams, kind: ResultKind): BankReturn {
  return {
    kind,
    paid: query.get('paid'),
    wasCancelled: query.get('cancelled') === '1',
    orderId: kind === 'order' ? wholeNumber(query.get('order_id')) : null,
    trackingCode: text(query.get('tracking_code')),
    referenceNumber: referenceNumber(query.get('reference_number'), kind),
    amount: wholeNumber(query.get('amount')),
    reason: reason(query.get('code')),
  }
}

/** Whether the bank has sent anything that names the payment. */
export function isTold({ trackingCode, referenceNumber, amount }: BankReturn): boolean {
  return trackingCode !== null || referenceNumber !== null || amount !== null
}

function wholeNumber(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null
}

/** The mobile app shows it as it came (PAY-24). */
function referenceNumber(value: string | null, kind: ResultKind): string | null {
  return kind === 'mobile' ? value || null : text(value)
}

/** Providers send a missing number as `None`. */
function text(value: string | null): string | null {
  return value === null || value === '' || value === 'None' ? null : value
}

function reason(code: string | null): string | null {
  return code !== null && isKnown(code) ? problemTexts[code] : null
}

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(problemTexts, code)
}
