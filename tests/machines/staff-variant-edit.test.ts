import { expect, it } from 'vitest'
import { staffVariantEditModel } from '#machines/flows/staff-variant-edit/staff-variant-edit.model.ts'
import { differences, termsOf } from '#machines/flows/staff-variant-edit/terms.ts'
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

it('names the terms in which two variants differ, however the same end of an offer is written', () => {
  const terms = {
    price: 9_000_000,
    new_price: 8_000_000,
    expire_time: '2026-11-30T20:30:00.000Z',
    is_hidden: false,
    low_stock: 2,
  }
  for (const end of ['2026-11-30T20:30:00Z', '2026-12-01T00:00:00+03:30'])
    expect(differences(terms, { ...terms, expire_time: end })).toEqual([])
  for (const end of ['2026-11-30T20:30:01.000Z', null]) {
    expect(differences(terms, { ...terms, expire_time: end })).toEqual(['expire_time'])
    expect(differences({ ...terms, expire_time: end }, terms)).toEqual(['expire_time'])
  }
  const other = { price: 1, new_price: null, expire_time: null, is_hidden: true, low_stock: 0 }
  expect(differences(terms, other)).toEqual(Object.keys(other))
})
