import { comparable } from '#domain/persian.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import {
  usedPhoneModels,
  usedPhoneOptions,
  usedPhoneProperties,
} from '#server/platform/db/schema/used-phones.ts'
import { demoUsedPhones } from '#demo/catalogue/used-phones.ts'

/** Inserts the phones that the demo shop buys, with the questions about each. */
export async function insertUsedPhones(tx: Transaction): Promise<void> {
  const models = await tx
    .insert(usedPhoneModels)
    .values(
      demoUsedPhones.map(({ title, picture: { model, color }, base }, position) => ({
        title,
        searchTitle: comparable(title),
        image: `/images/phone/${model}/hero/${color}`,
        basePrice: base,
        position,
      })),
    )
    .returning({ id: usedPhoneModels.id, title: usedPhoneModels.title })
  const ids = new Map(models.map(({ id, title }) => [title, id]))
  const asked = demoUsedPhones.flatMap(({ title, properties }) =>
    properties.map((property, position) => ({
      modelId: ids.get(title) ?? 0,
      position,
      ...property,
    })),
  )
  const properties = await tx
    .insert(usedPhoneProperties)
    .values(asked.map(({ modelId, name, position }) => ({ modelId, name, position })))
    .returning({
      id: usedPhoneProperties.id,
      modelId: usedPhoneProperties.modelId,
      name: usedPhoneProperties.name,
    })
  const propertyIds = new Map(properties.map(({ id, modelId, name }) => [`${modelId} ${name}`, id]))
  await tx.insert(usedPhoneOptions).values(
    asked.flatMap(({ modelId, name, options }) =>
      options.map(([title, priceReductionPercentage], position) => ({
        propertyId: propertyIds.get(`${modelId} ${name}`) ?? 0,
        title,
        priceReductionPercentage,
        position,
      })),
    ),
  )
}
