/** What the result page is told about a payment, as query parameters. Amounts are tomans. */
export type PaymentResult = {
  /** 1 paid, 0 not paid; `unknown` while the gateway cannot say. */
  paid: '1' | '0' | 'unknown'
  order_id?: number
  tracking_code?: string
  reference_number?: string | null
  amount?: number
  /** Set where the money went to the wallet, since the order could not take it any more. */
  refunded?: '1'
  /** Problem code of what stood in the way. */
  code?: string
}

/** The address of the result page with the result in its query. */
export function resultAddress(redirectUrl: string, result: PaymentResult): string {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(result)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  return url.href
}
