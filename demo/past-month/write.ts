import { randomUUID } from 'node:crypto'
import type { Play } from './play.ts'
import { answer } from './visitor.ts'
import { writings } from './writings.ts'

const dayMs = 24 * 3_600_000

/** Plans what customers write to the shop: tickets and requests, each a few days before `now`, all of them unanswered. */
export function planWritings({ timeline, customer, pick }: Play, now: number): void {
  const before = (daysAgo: number) => now - daysAgo * dayMs
  for (const { buyer, daysAgo, title, text } of writings.tickets)
    timeline.plan(before(daysAgo), async () => {
      const { api } = await customer(buyer)
      const [category] = await answer(api.GET('/ticket/ticket-category/'))
      const body = { title, text, category: category?.id ?? 0 }
      const header = { 'Idempotency-Key': randomUUID() }
      await api.POST('/ticket/v3/ticket/', { params: { header }, body })
    })
  for (const { buyer, daysAgo, text } of writings.advice)
    timeline.plan(before(daysAgo), async () => {
      const { api, buyer: who } = await customer(buyer)
      const category = pick(await answer(api.GET('/product/categories/'))).id
      const body = { category, text, phone_number: who.phone }
      await api.POST('/ticket/sales-advisor/', { body })
    })
  for (const { buyer, daysAgo } of writings.installments)
    timeline.plan(before(daysAgo), async () => {
      const { api, buyer: who } = await customer(buyer)
      const body = { name: `${who.firstName} ${who.lastName}`, phone_number: who.phone }
      await api.POST('/installment/installment-request/', { body })
    })
  for (const { buyer, daysAgo } of writings.usedPhones)
    timeline.plan(before(daysAgo), async () => {
      const { api, buyer: who } = await customer(buyer)
      const { id } = pick(await answer(api.GET('/used-products/used-product-model-user/')))
      const path = { id }
      const model = await answer(
        api.GET('/used-products/used-product-model-user/{id}/', { params: { path } }),
      )
      const body = {
        name: `${who.firstName} ${who.lastName}`,
        phone_number: who.phone,
        used_product_model_id: id,
        used_product_property_options_ids: Object.values(model.properties).map(
          (options) => pick(options).id,
        ),
      }
      await api.POST('/used-products/used-product/', { body })
    })
}
