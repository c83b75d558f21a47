import { describe, expect, it } from 'vitest'
import { isCompanyId } from '#domain/company-id.ts'

describe('the national ID of a company', () => {
  it.each(['10101234565', '10380284790', '14007650912', '10101230070'])('may be %s', (id) => {
    expect(isCompanyId(id)).toBe(true)
  })

  it.each([
    ['another check digit', '10101234567'],
    ['two digits swapped', '10102134565'],
    ['too few digits', '1010123456'],
    ['too many digits', '101012345655'],
    ['a letter', '1010123456x'],
    ['nothing', ''],
  ])('has not %s', (_, id) => {
    expect(isCompanyId(id)).toBe(false)
  })
})
