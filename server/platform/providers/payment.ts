import type { GatewaySettings } from '#server/config.ts'

export type StartedPayment = {
  /** The provider's name for the payment. */
  token: string
  /** Where the shopper's browser goes to pay. */
  redirectTo: string
}

/** What the provider says about a payment. Only `paid` is final: an open or cancelled one may still be paid. */
export type Verification =
  | { state: 'paid'; referenceNumber: string; /** Tomans. */ amount: number }
  | { state: 'open' }
  | { state: 'cancelled' }

/** A gateway's protocol. Every call throws `ProviderUnavailable` where no clear answer came in time. */
export type PaymentProvider = {
  /** Announces a payment of `amount` tomans; the shopper comes back to `callbackUrl` with its token. */
  start: (request: {
    amount: number
    orderId: number
    callbackUrl: string
  }) => Promise<StartedPayment>
  /** Asks, server to server, what became of a payment, and accepts it where it was paid. Safe to repeat. */
  verify: (token: string) => Promise<Verification>
}

export class ProviderUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'ProviderUnavailable'
  }
}

export type Gateway = GatewaySettings & {
  /** Null: shown as not available. */
  provider: PaymentProvider | null
}

export type PaymentProviders = {
  gateways: readonly Gateway[]
  /** The protocol of a configured gateway, null for any other code. */
  find: (code: string) => PaymentProvider | null
}
