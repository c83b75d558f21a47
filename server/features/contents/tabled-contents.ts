import { deliveryContentNames } from '#domain/content-delivery.ts'
import type { TabledName } from '#server/catalogue/site-content.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import type { Schemas } from '#server/schemas.ts'
import * as delivery from '#server/features/delivery/delivery-editing.service.ts'

type TabledContent = Schemas['DeliveryCalendarContent'] | Schemas['DeliveryRatesContent']

/** Reads a content from its tables. */
export const readTabled = (db: Executor, name: TabledName): Promise<TabledContent> =>
  name === 'deliveryCalendar' ? delivery.readCalendar(db) : delivery.readRates(db)

/** Writes a content into its tables. Throws like `writeRates`. */
export function writeTabled(tx: Transaction, body: TabledContent): Promise<void> {
  return body.kind === 'deliveryCalendar'
    ? delivery.writeCalendar(tx, body)
    : delivery.writeRates(tx, body)
}

export const isTabled = (name: Schemas['ContentName']): name is TabledName =>
  deliveryContentNames.some((each) => each === name)

export const isTabledContent = (body: Schemas['Content']): body is TabledContent =>
  isTabled(body.kind)
