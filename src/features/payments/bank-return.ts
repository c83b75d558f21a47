import type { ProblemCode } from '#machines/kernel/problem.ts'
import { problemTexts } from '#i18n/problems.ts'

/** The query with which the bank returns to the result page. */
export type BankReturn = {
  paid: string | null
  orderId: number | null
  trackingCode: string | null
  referenceNumber: string | null
  /** Tomans. */
  amount: number | null
  /** Why the payment failed, as text. */
  reason: string | null
}

/** Reads the query of the result page; missing and invalid values are null. */
export function readReturn(query: URLSearchParams): BankReturn {
  return {
    paid: query.get('paid'),
    orderId: wholeNumber(query.get('order_id')),
    trackingCode: text(query.get('tracking_code')),
    referenceNumber: text(query.get('reference_number')),
    amount: wholeNumber(query.get('amount')),
    reason: reason(query.get('code')),
  }
}

function wholeNumber(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null
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
