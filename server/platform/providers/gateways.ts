import type { Config, Protocol } from '#server/config.ts'
import type { Extension } from '#server/extension.ts'
import type { PaymentProvider, PaymentProviders } from './payment.ts'
import type { ProviderAccess, Transport } from './provider-call.ts'
import { rialGateway } from './rial-gateway.ts'
import { zarinpal } from './zarinpal.ts'
import { zibal } from './zibal.ts'

const protocols = {
  rial: rialGateway,
  zarinpal,
  zibal,
} satisfies Record<Protocol, (access: ProviderAccess) => PaymentProvider>

/**
 * The configured gateways, each with its protocol if it has an address. An extension can replace them.
 * @param transport carries the calls to the providers
 */
export function paymentProviders(
  config: Config,
  extensions: readonly Pick<Extension, 'gateways'>[] = [],
  transport: Transport = fetch,
): PaymentProviders {
  const configured = config.gateways.map(({ access, ...gateway }) => ({
    ...gateway,
    provider:
      access === null ? null : protocols[gateway.protocol ?? 'rial']({ ...access, transport }),
  }))
  const gateways = extensions.reduce(
    (list, extension) => extension.gateways?.(list, config, transport) ?? list,
    configured,
  )
  return {
    gateways,
    find: (code) => gateways.find((gateway) => gateway.code === code)?.provider ?? null,
  }
}
