import { describe, expect, it } from 'vitest'
import { postalCodeFault } from '#domain/address.ts'
import { buyers } from '#demo/past-month/people.ts'

describe('the customers of the demo', () => {
  it('have postal codes that an order can be sent to', () => {
    const wrong = buyers.filter(({ postalCode }) => postalCodeFault(postalCode) !== null)
    expect(wrong.map(({ postalCode }) => postalCode)).toEqual([])
  })
})
