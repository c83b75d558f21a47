import type { Context } from '#server/context.ts'

/** Where a payment at a gateway starts; the browser goes there with the order and the way back. */
export function gatewayLink({ config }: Pick<Context, 'config'>, code: string): string {
  return `${config.siteUrl}/api/payments/gateways/${code}/start/`
}
