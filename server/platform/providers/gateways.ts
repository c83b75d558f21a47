import type { Config } from '#server/config.ts'
import type { Gateway, PaymentProvider, PaymentProviders } from './payment.ts'
import { rialGateway, type Transport } from './rial-gateway.ts'

/**
 * The gateways that the settings name: the bank of PAYMENT_URL, or in demo mode without one the sandbox bank
 * that this server itself plays. `transport` carries the calls to providers.
 */
export function paymentProviders(config: Config, transport: Transport = fetch): PaymentProviders {
  const gateways: Gateway[] = [
    ...bankGateways(config, transport),
    { code: 'credit', kind: 'credit', icon: 'credit', provider: creditProvider(config, transport) },
  ]
  return {
    gateways,
    find: (code) => gateways.find((gateway) => gateway.code === code)?.provider ?? null,
  }
}

/** The key with which the demo shop calls its own sandbox bank. */
export const sandboxMerchantKey = 'sandbox-merchant'

function bankGateways(config: Config, transport: Transport): Gateway[] {
  if (config.payment !== null) {
    const provider = rialGateway({ ...config.payment, transport })
    return [{ code: 'bank', kind: 'bank', icon: 'bank', provider }]
  }
  if (config.mode !== 'demo') return []
  const url = `${loopback(config)}/sandbox-bank/api`
  const provider = rialGateway({ url, key: sandboxMerchantKey, transport })
  return [{ code: 'sandbox', kind: 'bank', icon: 'bank', provider }]
}

function creditProvider({ creditPayment }: Config, transport: Transport): PaymentProvider | null {
  return creditPayment === null ? null : rialGateway({ ...creditPayment, transport })
}

/** How this server reaches itself. */
function loopback({ host, port }: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
