import { tabledContentNames } from '#domain/content.ts'
import type { TabledName } from '#server/catalogue/site-content.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import type { Schemas } from '#server/schemas.ts'
import * as delivery from '#server/features/delivery/delivery-editing.service.ts'
import * as insurances from '#server/features/insurances/insurances.service.ts'

type TabledContent =
  | Schemas['DeliveryCalendarContent']
  | Schemas['DeliveryRatesContent']
  | Schemas['InsurancesContent']

/** Reads a content from its tables. */
export function readTabled(db: Executor, name: TabledName): Promise<TabledContent> {
  switch (name) {
    case 'deliveryCalendar':
      return delivery.readCalendar(db)
    case 'deliveryRates':
      return delivery.readRates(db)
    default:
      return insurances.readInsurances(db)
  }
}

/** Writes a content into its tables. Throws like `writeRates` and `writeInsurances`. */
export function writeTabled(tx: Transaction, body: TabledContent): Promise<void> {
  switch (body.kind) {
    case 'deliveryCalendar':
      return delivery.writeCalendar(tx, body)
    case 'deliveryRates':
      return delivery.writeRates(tx, body)
    default:
      return insurances.writeInsurances(tx, body)
  }
}

export const isTabled = (name: string): name is TabledName =>
  tabledContentNames.some((each) => each === name)

export const isTabledContent = (body: Schemas['Content']): body is TabledContent =>
  isTabled(body.kind)
