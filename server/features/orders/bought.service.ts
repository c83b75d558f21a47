import { statusesTagged } from '#machines/lifecycles/order/order.machine.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { hasOrdered } from './bought.queries.ts'

/** A customer with a paid order is a buyer, even before the parcel has arrived. */
const bought = [...statusesTagged('in-process'), ...statusesTagged('delivered')]

/** Whether a user has a paid order with the product. */
export const hasBought = (
  db: Executor,
  of: { userId: number; productId: number },
): Promise<boolean> => hasOrdered(db, of, bought)
