import type { MapService } from '#server/platform/providers/map.ts'
import type { PaymentProviders } from '#server/platform/providers/payment.ts'
import type { PushProvider } from '#server/platform/providers/push.ts'
import type { SmsProvider } from '#server/platform/providers/sms.ts'
import type { Metrics } from './metrics.ts'

type Observe = Pick<Metrics, 'observeCall'>

/** The same provider, whose calls are counted. */
export const measuredSms = (sms: SmsProvider, { observeCall }: Observe): SmsProvider => ({
  ...sms,
  send: (message) => observeCall('sms', () => sms.send(message)),
})

export const measuredPush = (push: PushProvider, { observeCall }: Observe): PushProvider => ({
  ...push,
  send: (...parts) => observeCall('push', () => push.send(...parts)),
})

export const measuredMap = (map: MapService, { observeCall }: Observe): MapService => ({
  tile: (address) => observeCall('map-tiles', () => map.tile(address)),
  reverse: (point) => observeCall('map-places', () => map.reverse(point)),
  search: (text) => observeCall('map-places', () => map.search(text)),
})

/** Each gateway is a provider of its own, by its code. */
export function measuredPayments(
  payments: PaymentProviders,
  { observeCall }: Observe,
): PaymentProviders {
  const gateways = payments.gateways.map((gateway) => {
    const { code, provider } = gateway
    if (provider === null) return gateway
    return {
      ...gateway,
      provider: {
        ...provider,
        start: (request: Parameters<typeof provider.start>[0]) =>
          observeCall(code, () => provider.start(request)),
        verify: (payment: Parameters<typeof provider.verify>[0]) =>
          observeCall(code, () => provider.verify(payment)),
      },
    }
  })
  return {
    gateways,
    find: (code) => gateways.find((gateway) => gateway.code === code)?.provider ?? null,
  }
}
