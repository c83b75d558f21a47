import { sandboxTexts } from '#i18n/gateways.ts'
import type { Config } from '#server/config.ts'
import type { Gateway } from '#server/platform/providers/payment.ts'
import { rialGateway } from '#server/platform/providers/rial-gateway.ts'
import type { Transport } from '#server/platform/providers/provider-call.ts'

/** Where the sandbox serves its banks and its installments. */
export const sandboxPaths = { bank: '/sandbox-bank', credit: '/sandbox-bank/credit' } as const
export type SandboxKind = keyof typeof sandboxPaths

/** The key with which the demo shop calls its own sandbox bank. */
export const sandboxMerchantKey = 'sandbox-merchant'

/**
 * Replaces the configured banks by the sandbox bank, unless one of them has a URL, and gives the credit gateways without
 * a URL its page for installments.
 */
export function withSandboxBank(
  configured: Gateway[],
  config: Config,
  transport: Transport,
): Gateway[] {
  const providerAt = (path: string) =>
    rialGateway({ url: `${loopback(config)}${path}/api`, key: sandboxMerchantKey, transport })
  const withCredit = configured.map((gateway) =>
    gateway.kind === 'credit' && gateway.provider === null
      ? { ...gateway, provider: providerAt(sandboxPaths.credit) }
      : gateway,
  )
  if (configured.some(({ kind, provider }) => kind === 'bank' && provider !== null))
    return withCredit
  const sandbox: Gateway = {
    code: 'sandbox',
    kind: 'bank',
    icon: 'bank',
    ...sandboxTexts,
    provider: providerAt(sandboxPaths.bank),
  }
  return [sandbox, ...withCredit.filter(({ kind }) => kind !== 'bank')]
}

/** The URL at which this server reaches itself. */
function loopback({ host, port }: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
