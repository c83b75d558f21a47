import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'

const words = staffOrders.print

/** Which of the last prints of an order are outdated; null if none is. */
export function outdatedKinds(prints: readonly Schemas['LastPrint'][]): string | null {
  const outdated = prints.filter((print) => print.is_outdated)
  const [first] = outdated
  if (first === undefined) return null
  return outdated.length > 1 ? words.both : words.kinds[first.kind]
}
