import { describe, expect, it } from 'vitest'
import { relations, type Place } from '#machines/testing/relations.ts'
import { studioMachines } from '#studio/app/machines.ts'
import { beforeOf, invocations, nextOf } from '#studio/app/neighbors.ts'

describe('how flows follow one another', () => {
  it('names only machines and states that exist', () => {
    const isThere = ({ machine: id, state }: Place) => {
      const machine = studioMachines.find((each) => each.id === id)
      return machine !== undefined && (state === undefined || machine.names.has(state))
    }
    const places = relations.flatMap(({ from, to }): Place[] => [from, to])
    expect(places.filter((place) => !isThere(place))).toEqual([])
  })

  it('is said of the very state, and of a machine for all its states', () => {
    for (const { from, to } of relations) {
      const next = nextOf(from.machine, from.state)
      expect(next.map(({ place }) => place)).toContainEqual(to)
      if (from.state === undefined) continue
      expect(next.every(({ own }) => own === from.state)).toBe(true)
      expect(nextOf(from.machine).length).toBeGreaterThanOrEqual(next.length)
      expect(beforeOf(to.machine).map(({ place }) => place)).toContainEqual(from)
    }
  })

  it('leaves no machine alone but those that are nobody’s next step', () => {
    const known = new Set([
      ...relations.flatMap(({ from, to }) => [from.machine, to.machine]),
      ...invocations.flatMap(({ caller, called }) => [caller.id, called.id]),
    ])
    const alone = studioMachines.map(({ id }) => id).filter((id) => !known.has(id))
    expect(alone).toEqual([
      'stories',
      'staffDeliveryEdit',
      'staffWarrantyImport',
      'staffMessage',
      'staffVariantEdit',
      'staffPriceChange',
      'staffPriceUndo',
      'staffCategoryChange',
      'staffExport',
      'staffImport',
      'staffContent',
      'staffDiscountEdit',
      'staffProductEdit',
      'profileImage',
      'usedPhone',
      'profileField',
      'passwordForm',
      'accountClosure',
      'savedRemoval',
    ])
  })

  it('is read from the charts where one invokes the other', () => {
    const said = invocations.map(({ caller, state, called }) => [caller.id, state, called.id])
    expect(said).toEqual([
      ['checkout', 'checkout.shopping.cart', 'cartEditing'],
      ['checkout', 'checkout.shopping.delivery', 'delivery'],
      ['checkout', 'checkout.shopping.invoice', 'discountCode'],
      ['checkout', 'checkout.paying', 'placeOrder'],
      ['delivery', 'delivery.open', 'addressBook'],
      ['addressBook', 'addressBook.fillingForm', 'addressForm'],
      ['addressForm', 'addressForm.picking', 'locationPicker'],
      ['authentication', 'authentication.code', 'oneTimeCode'],
      ['staffSignIn', 'staffSignIn.code', 'oneTimeCode'],
      ['phoneVerification', 'phoneVerification.code', 'oneTimeCode'],
    ])
  })
})
