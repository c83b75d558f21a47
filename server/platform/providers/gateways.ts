import type { Config } from '#server/config.ts'
import type { Extension } from '#server/extension.ts'
import type { PaymentProviders } from './payment.ts'
import { rialGateway, type Transport } from './rial-gateway.ts'

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
    provider: access === null ? null : rialGateway({ ...access, transport }),
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
