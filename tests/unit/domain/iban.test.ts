import { describe, expect, it } from 'vitest'
import { isSheba } from '#domain/iban.ts'

describe('a Sheba number', () => {
  it('is right when the remainder of 97 is 1', () => {
    expect(isSheba('062960000000100324200001')).toBe(true)
  })

  it('is wrong with one digit changed or two exchanged', () => {
    expect(isSheba('062960000000100324200002')).toBe(false)
    expect(isSheba('069260000000100324200001')).toBe(false)
  })

  it('has 24 Latin digits', () => {
    expect(isSheba('06296000000010032420000')).toBe(false)
    expect(isSheba('۰۶۲۹۶۰۰۰۰۰۰۰۱۰۰۳۲۴۲۰۰۰۰۱')).toBe(false)
  })
})
