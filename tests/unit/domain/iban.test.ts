import { describe, expect, it } from 'vitest'
import { isSheba, stripIbanPrefix } from '#domain/iban.ts'

describe('a Sheba number', () => {
  it('is right when the remainder of 97 is 1', () => {
    expect(isSheba('062960000000100324200001')).toBe(true)
  })

  it('is wrong with one digit changed or two exchanged', () => {
    expect(isSheba('062960000000100324200002')).toBe(false)
    expect(isSheba('069260000000100324200001')).toBe(false)
  })

  it.each([
    ['IR06 2960 0000 0010 0324 2000 01', '06 2960 0000 0010 0324 2000 01'],
    ['\u202air-۰۶۲۹', '-۰۶۲۹'],
    ['IR', 'IR'],
    ['IRAN 12', 'IRAN 12'],
  ])('drops the IR prefix when pasted: %j', (pasted, digits) => {
    expect(stripIbanPrefix(pasted)).toBe(digits)
  })

  it('has 24 Latin digits', () => {
    expect(isSheba('06296000000010032420000')).toBe(false)
    expect(isSheba('۰۶۲۹۶۰۰۰۰۰۰۰۱۰۰۳۲۴۲۰۰۰۰۱')).toBe(false)
  })
})
