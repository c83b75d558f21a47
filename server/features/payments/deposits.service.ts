import { randomInt } from 'node:crypto'
import { gatewayPage } from '#i18n/gateways.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { movePayment, type Actor } from '#server/platform/lifecycle/lifecycle.service.ts'
import { Problem } from '#server/problem.ts'
import { creditDeposit } from '#server/features/wallet/ledger.service.ts'
import { openAtGateway, refuseForeignUrl } from './gateway-payment.service.ts'
import { setPaymentAmount, type PaymentRow } from './payments.queries.ts'

export type Deposit = { amount: number; redirectUrl: string }

/**
 * Starts a deposit to the caller's wallet at the first bank. Returns an HTML page that leads to the bank's page. Throws
 * redirect_url_refused, gateway_unavailable, too_many_payments.
 */
export async function startDeposit(
  context: Context,
  userId: number,
  { amount, redirectUrl }: Deposit,
): Promise<string> {
  refuseForeignUrl(redirectUrl, context.config.siteUrl)
  const bank = context.payments.gateways.find(
    ({ kind, provider }) => kind === 'bank' && provider !== null,
  )
  if (bank === undefined) throw new Problem('gateway_unavailable')
  const trackingCode = String(randomInt(10 ** 11, 10 ** 12))
  try {
    const url = await openAtGateway(context, {
      userId,
      gateway: bank.code,
      amount,
      purpose: { depositorId: userId, trackingCode },
      invoiceNumber: trackingCode,
      redirectUrl,
    })
    return redirectPage(url)
  } catch (error) {
    if (error instanceof Problem) throw error
    context.log.warn({ err: error }, 'a deposit did not start')
    throw new Problem('gateway_unavailable')
  }
}

/** Credits a deposit that a gateway took to the balance: what was taken, but at most what was asked for. */
export async function settleDeposit(
  tx: Transaction,
  payment: PaymentRow & { depositorId: number },
  paid: { amount: number; referenceNumber: string },
  at: Date,
): Promise<PaymentRow> {
  const { referenceNumber } = paid
  const amount = Math.min(paid.amount, payment.amount)
  const excess = paid.amount - amount
  const actor: Actor = `gateway:${payment.gateway}`
  await creditDeposit(tx, {
    userId: payment.depositorId,
    paymentId: payment.id,
    amount,
    excess,
    at,
  })
  if (amount !== payment.amount) await setPaymentAmount(tx, payment.id, amount)
  const settled = { type: 'payment.settled' } as const
  const status = await movePayment(tx, payment, settled, actor, at, referenceNumber)
  return { ...payment, amount, referenceNumber, status }
}

/** Leads on without a script and without a form, which the content security policy would not let out of the shop. */
function redirectPage(url: string): string {
  const target = escaped(url)
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<title>${gatewayPage.title}</title>
</head>
<body>
<h1>${gatewayPage.title}</h1>
<p><a href="${target}">${gatewayPage.go}</a></p>
</body>
</html>
`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
