/** The query parameters of the result page. Amounts are tomans. */
export type PaymentResult = {
  /** 1 paid, 0 not paid; `unknown` while the gateway does not know. */
  paid: '1' | '0' | 'unknown'
  order_id?: number | null
  tracking_code?: string
  reference_number?: string | null
  amount?: number
  /** Set if the money went to the wallet because the order could no longer be paid. */
  refunded?: '1'
  /** The problem code of a failed payment. */
  code?: string
}

/** The result page of the mobile app, whose amount is labeled rial (PAY-23). */
const mobilePage = '/payment/mobile-callback'

/** The URL of the result page with the result in its query. */
export function resultAddress(redirectUrl: string, { amount, ...result }: PaymentResult): string {
  const url = new URL(redirectUrl)
  if (amount !== undefined) {
    const isMobile = url.pathname.replace(/\/$/, '') === mobilePage
    url.searchParams.set('amount', String(isMobile ? amount * 10 : amount))
  }
  for (const [name, value] of Object.entries(result)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  return url.href
}
