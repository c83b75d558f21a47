import { sandboxTexts } from '#i18n/gateways.ts'
import type { Config } from '#server/config.ts'
import type { Gateway } from '#server/platform/providers/payment.ts'
import { rialGateway, type Transport } from '#server/platform/providers/rial-gateway.ts'

/** The key with which the demo shop calls its own sandbox bank. */
export const sandboxMerchantKey = 'sandbox-merchant'

/** Replaces the configured banks by the sandbox bank, unless one of them has a URL. */
export function withSandboxBank(
  configured: Gateway[],
  config: Config,
  transport: Transport,
): Gateway[] {
  if (configured.some(({ kind, provider }) => kind === 'bank' && provider !== null))
    return configured
  const url = `${loopback(config)}/sandbox-bank/api`
  const provider = rialGateway({ url, key: sandboxMerchantKey, transport })
  const sandbox: Gateway = {
    code: 'sandbox',
    kind: 'bank',
    icon: 'bank',
    ...sandboxTexts,
    provider,
  }
  return [sandbox, ...configured.filter(({ kind }) => kind !== 'bank')]
}

/** The URL at which this server reaches itself. */
function loopback({ host, port }: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
