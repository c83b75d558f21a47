import type { Wish } from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { paths } from '#src/lib/paths.ts'

export const stockAlertActions = {
  discount: 'notify-discount',
  availability: 'notify-availability',
} as const

/** The URL of the sign-in that returns to the product, where the channel is selected. */
export function stockAlertAddress(slug: string, { type, priceId }: Wish): string {
  const redirectUrl = paths.product(slug, { price_id: priceId })
  return paths.login({ redirectUrl, action: stockAlertActions[type] })
}
