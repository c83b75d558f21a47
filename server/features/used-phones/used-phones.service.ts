import { usedPhoneEstimate } from '#domain/used-phone.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/contract/caller.ts'
import type { UsedPhoneAnswer } from '#server/platform/db/schema/used-phones.ts'
import { requireNames, trimmed, withTidyNames } from '#server/platform/fields.ts'
import { storeRequest } from '#server/features/requests/store-request.service.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { matchingTitles } from './title-search.ts'
import * as queries from './used-phones.queries.ts'

/** The models that the shop buys; `search` keeps models whose title contains all of its words, in any spelling. */
export async function listUsedPhoneModels(
  { db, catalogue }: Context,
  search = '',
): Promise<Schemas['UsedPhoneModelBrief'][]> {
  const models = await queries.findModels(db)
  const rows = matchingTitles(models, search, catalogue.frame.brands.values())
  return rows.map(({ id, title, image }) => ({ id, title, image: { image, alt_text: title } }))
}

/** A model with its questions. Throws `used_phone_model_not_found`, even for one without questions. */
export async function getUsedPhoneModel(
  { db }: Context,
  id: number,
): Promise<Schemas['UsedPhoneModel']> {
  const model = await queries.findModel(db, id)
  if (!model) throw new Problem('used_phone_model_not_found')
  const options = await queries.findOptions(db, model.id)
  if (options.length === 0) throw new Problem('used_phone_model_not_found')
  const properties: Schemas['UsedPhoneModel']['properties'] = {}
  for (const { id, title, percentage, property } of options)
    (properties[property] ??= []).push({ id, title, price_reduction_percentage: percentage })
  return {
    id: model.id,
    title: model.title,
    image: { image: model.image, alt_text: model.title },
    base_price: model.basePrice,
    properties,
  }
}

/**
 * Stores the offer of a used phone with its estimate. Throws `used_phone_model_not_found`,
 * `used_phone_options_mismatch` unless one option was chosen for each property, `too_many_requests`.
 */
export async function requestUsedPhoneSale(
  context: Context,
  caller: Caller,
  input: Schemas['UsedPhoneRequest'],
): Promise<Schemas['RegisteredUsedPhone']> {
  const { name, phone_number: phone } = withTidyNames(trimmed(input), ['name'])
  requireNames({ name })
  const model = await getUsedPhoneModel(context, input.used_product_model_id)
  const answers = answersOf(model, input.used_product_property_options_ids)
  const estimate = usedPhoneEstimate(
    model.base_price,
    answers.map(({ percentage }) => percentage),
  )
  const request = { modelId: model.id, name, phone, answers, estimate }
  const stored = await storeRequest(context, caller, {
    kind: 'used_phone',
    phone,
    name,
    text: model.title,
    find: (tx, since) => queries.findRequest(tx, request, since),
    insert: (tx, sentAt, requestId) => queries.insertRequest(tx, { ...request, requestId, sentAt }),
  })
  return { id: stored.id, estimated_price: stored.estimate }
}

function answersOf(
  { properties }: Schemas['UsedPhoneModel'],
  optionIds: readonly number[],
): UsedPhoneAnswer[] {
  const answers = Object.entries(properties).map(([property, options]) => {
    const [option, ...others] = options.filter(({ id }) => optionIds.includes(id))
    if (!option || others.length > 0) throw new Problem('used_phone_options_mismatch')
    return { property, option: option.title, percentage: option.price_reduction_percentage }
  })
  if (answers.length !== optionIds.length) throw new Problem('used_phone_options_mismatch')
  return answers
}
