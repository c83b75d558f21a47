import type { GatewaySettings } from '#server/config.ts'

export type StartedPayment = {
  /** The provider's identifier of the payment. */
  token: string
  /** The page on which the shopper pays. */
  redirectTo: string
}

/**
 * The provider's state of a payment. Only `paid` is final: an open, canceled or failed one can still be paid. `cancelled`
 * is what the shopper did, `failed` any other end without money.
 */
export type Verification =
  | { state: 'paid'; referenceNumber: string; /** Tomans. */ amount: number }
  | { state: 'open' | 'cancelled' | 'failed' }

/** A gateway's protocol. Every call throws `ProviderUnavailable` without a clear response in time. */
export type PaymentProvider = {
  /** Registers a payment of `amount` tomans; the shopper returns to `callbackUrl` with its token. */
  start: (request: {
    amount: number
    invoiceNumber: string
    callbackUrl: string
  }) => Promise<StartedPayment>
  /** The token in the query or the form with which a shopper returns. Nothing else in it is believed. */
  tokenIn: (returned: Readonly<Record<string, string | undefined>>) => string | null
  /**
   * Verifies a payment that was started with `amount` tomans, server to server, and confirms it if it was paid.
   * Idempotent.
   */
  verify: (payment: { token: string; amount: number }) => Promise<Verification>
}

export class ProviderUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'ProviderUnavailable'
  }
}

export type Gateway = GatewaySettings & {
  /** Null for a gateway that is not configured: it is shown as not available. */
  provider: PaymentProvider | null
}

export type PaymentProviders = {
  gateways: readonly Gateway[]
  /** The protocol of a configured gateway, null for any other code. */
  find: (code: string) => PaymentProvider | null
}
