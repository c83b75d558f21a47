import type { Wish } from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { signInAddress } from '#src/lib/sign-in-address.ts'

export const noticeActions = {
  discount: 'notify-discount',
  availability: 'notify-availability',
} as const

/** Where one signs in to be told of a variant and comes back to say how. */
export function noticeAddress(slug: string, { type, priceId }: Wish): string {
  const path = `products/${encodeURIComponent(slug)}?price_id=${priceId}`
  return signInAddress(path, noticeActions[type])
}
