import { describe, expect, it } from 'vitest'
import { isSameDayOffered } from '#machines/flows/delivery/delivery.options.ts'
import { courier, eastBranch, otherCourier } from '#machines/testing/fixtures.ts'

const freight = { ...otherCourier, id: 3, promised_hours: { from: 9, to: 18 } }

describe('the notice of a delivery on the same day', () => {
  it('stays away from an address that only post and freight serve', () => {
    const couriers = [otherCourier, freight]
    expect(isSameDayOffered({ tab: 'post', couriers, branches: [eastBranch] })).toBe(false)
    expect(isSameDayOffered({ tab: 'post', couriers: null, branches: [eastBranch] })).toBe(false)
  })

  it('belongs to the courier of Tehran, to the branch, and to the choice between both', () => {
    const couriers = [courier, otherCourier]
    expect(isSameDayOffered({ tab: 'post', couriers, branches: [] })).toBe(true)
    expect(isSameDayOffered({ tab: 'presence', couriers: [], branches: [eastBranch] })).toBe(true)
    expect(isSameDayOffered({ tab: 'none', couriers: null, branches: [eastBranch] })).toBe(true)
  })
})
