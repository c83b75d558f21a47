import { tableContentNames } from '#domain/content-names.ts'
import type { TableContentName } from '#server/catalogue/site-content.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import type { Schemas } from '#server/schemas.ts'
import * as delivery from '#server/features/delivery/delivery-editing.service.ts'
import * as insurances from '#server/features/insurances/insurances.service.ts'

type TableContent =
  | Schemas['DeliveryCalendarContent']
  | Schemas['DeliveryRatesContent']
  | Schemas['InsurancesContent']

/** Reads a content item that is stored in tables of its own. */
export function readTableContent(db: Executor, name: TableContentName): Promise<TableContent> {
  switch (name) {
    case 'deliveryCalendar':
      return delivery.readCalendar(db)
    case 'deliveryRates':
      return delivery.readRates(db)
    default:
      return insurances.readInsurances(db)
  }
}

/** Replaces a content item in its tables. Throws like `writeRates` and `writeInsurances`. */
export function writeTableContent(tx: Transaction, body: TableContent): Promise<void> {
  switch (body.kind) {
    case 'deliveryCalendar':
      return delivery.writeCalendar(tx, body)
    case 'deliveryRates':
      return delivery.writeRates(tx, body)
    default:
      return insurances.writeInsurances(tx, body)
  }
}

export const isTableContentName = (name: string): name is TableContentName =>
  tableContentNames.some((each) => each === name)

export const isTableContent = (body: Schemas['Content']): body is TableContent =>
  isTableContentName(body.kind)
