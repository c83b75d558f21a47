import type { GatewaySettings } from '#server/config.ts'

export type StartedPayment = {
  /** The provider's identifier of the payment. */
  token: string
  /** The page on which the shopper pays. */
  redirectTo: string
}

/** The provider's state of a payment. Only `paid` is final: an open or canceled one can still be paid. */
export type Verification =
  | { state: 'paid'; referenceNumber: string; /** Tomans. */ amount: number }
  | { state: 'open' }
  | { state: 'cancelled' }

/** A gateway's protocol. Every call throws `ProviderUnavailable` without a clear response in time. */
export type PaymentProvider = {
  /** Registers a payment of `amount` tomans; the shopper returns to `callbackUrl` with its token. */
  start: (request: {
    amount: number
    invoiceNumber: string
    callbackUrl: string
  }) => Promise<StartedPayment>
  /** Verifies a payment, server to server, and confirms it if it was paid. Idempotent. */
  verify: (token: string) => Promise<Verification>
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
