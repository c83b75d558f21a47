import { creditTerms, type InstallmentOffer } from '#domain/installment.ts'
import type { Context } from '#server/context.ts'
import type { PaymentRow } from './payments.queries.ts'

/** What the first credit gateway, whose terms the shop shows, asks for a payment; null for one that it did not take. */
export function lenderTerms(
  { payments: { gateways } }: Pick<Context, 'payments'>,
  { status, gateway, amount }: Pick<PaymentRow, 'status' | 'gateway' | 'amount'>,
): InstallmentOffer | null {
  const lender = gateways.find(({ kind }) => kind === 'credit')?.code
  return status === 'SUCCESSFUL' && gateway === lender ? creditTerms(amount) : null
}
