import { describe, expect, it } from 'vitest'
import { postalCodeFault } from '#domain/address.ts'

describe('a postal code at checkout', () => {
  it.each(['1643815471', '9187740002', '1111111112'])('may be %s', (code) => {
    expect(postalCodeFault(code)).toBeNull()
  })

  it.each([
    ['0643815471', 'begins with 0'],
    ['2643815471', 'begins with 2'],
    ['1603815471', 'has a 0 among the first five digits'],
    ['1643215471', 'has a 2 among the first five digits'],
    ['3333333333', 'repeats one digit'],
    ['164381547', 'is too short'],
    ['16438154711', 'is too long'],
    ['۱۶۴۳۸۱۵۴۷۱', 'is not written with Latin digits'],
    ['16438-5471', 'has something else in it'],
  ])('is not %s, which %s', (code) => {
    expect(postalCodeFault(code)).not.toBeNull()
  })
})
