import { isBlank } from '#domain/persian.ts'
import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'
import { usedPhoneEstimate } from '#domain/used-phone.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { Contact, UsedPhoneContext, UsedPhoneModel } from './used-phone.types.ts'

export type Question = { name: string; options: Schemas['UsedPhoneOption'][] }

/** The questions about a model, in the order in which they are asked. */
export function questionsOf({ properties }: UsedPhoneModel): Question[] {
  return Object.entries(properties).map(([name, options]) => ({ name, options }))
}

/** The chosen option of each question that has been answered. */
export function answersOf({ model, optionIds }: Pick<UsedPhoneContext, 'model' | 'optionIds'>) {
  if (model === null) return []
  return questionsOf(model).flatMap(({ name, options }, index) => {
    const option = options.find(({ id }) => id === optionIds[index])
    return option === undefined ? [] : [{ name, option }]
  })
}

/** The approximate price in tomans with the answers so far; null without a model. */
export function estimateOf(context: Pick<UsedPhoneContext, 'model' | 'optionIds'>): number | null {
  if (context.model === null) return null
  const reductions = answersOf(context).map(({ option }) => option.price_reduction_percentage)
  return usedPhoneEstimate(context.model.base_price, reductions)
}

/** Whether the name and the number may be sent. */
export function isContact({ name, phone }: Contact): boolean {
  return !isBlank(name) && isMobileNumber(normalizedMobile(phone))
}
