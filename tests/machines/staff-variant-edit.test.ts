import { expect, it } from 'vitest'
import { staffVariantEditModel } from '#machines/flows/staff-variant-edit/staff-variant-edit.model.ts'
import { termsOf } from '#machines/flows/staff-variant-edit/terms.ts'
import { staffVariant } from '#machines/testing/fixtures.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

it('warns of each price far below once, whether or not its page says that the terms were edited', () => {
  const terms = { ...termsOf(staffVariant), new_price: null, expire_time: null }
  const actor = actorInState(staffVariantEditModel, {
    state: 'editing.ready',
    context: { variant: { ...staffVariant, ...terms }, terms },
  })
  actor.start()
  const at = Date.parse('2026-11-24T10:00:00Z')
  const submit = (price: number, lowStock = terms.low_stock, end: string | null = null) => {
    const typed = { ...terms, price, low_stock: lowStock, expire_time: end }
    actor.send({ type: 'terms.submitted', terms: typed, reason: '', at })
    return actor.getSnapshot().value
  }
  expect(submit(9_400_000, 1, '2026-11-30T20:30:00.000Z')).toEqual({ editing: 'faulty' })
  expect(submit(9_400_000)).toEqual({ editing: 'warned' })
  expect(submit(9_500_000)).toEqual({ editing: 'warned' })
  expect(submit(9_500_000, 1)).toBe('saving')
})
