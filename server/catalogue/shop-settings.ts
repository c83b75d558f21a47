import type { Context } from '#server/context.ts'

/** How the shop calls itself, as published. */
export const shopName = ({ catalogue }: Pick<Context, 'catalogue'>): string =>
  catalogue.frame.contents.shopSettings.name

/** How much one customer may buy, as published; what is not published are the server's own limits. */
export function purchaseLimits({ catalogue, config }: Pick<Context, 'catalogue' | 'config'>): {
  /** Units of one variant. */
  unitsPerOrder: number
  /** Units of one variant within 24 hours. */
  unitsPerDay: number
  /** Orders that wait for their payment. */
  openOrders: number
} {
  const { limits } = config
  const published = catalogue.frame.contents.shopSettings
  return {
    unitsPerOrder: published.units_per_order ?? limits.unitsPerOrder,
    unitsPerDay: published.units_per_day ?? limits.unitsPerDay,
    openOrders: published.open_orders ?? limits.openOrdersPerCustomer,
  }
}

/** Whether orders can be paid at gateways of this kind, as published. */
export const isGatewayKindOffered = (
  { catalogue }: Pick<Context, 'catalogue'>,
  kind: 'bank' | 'credit',
): boolean => kind === 'bank' || catalogue.frame.contents.shopSettings.offers_credit
