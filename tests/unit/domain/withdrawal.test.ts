import { describe, expect, it } from 'vitest'
import { canWithdraw, typedIban } from '#domain/withdrawal.ts'

describe('an amount to withdraw', () => {
  it.each([
    [1, true],
    [499_999, true],
    [500_000, true],
    [500_001, false],
    [0, false],
    [-1, false],
    [0.5, false],
    [null, false],
  ])('of %j with a balance of 500,000: %s', (amount, isTaken) => {
    expect(canWithdraw(amount, 500_000)).toBe(isTaken)
  })

  it('is invalid with an empty wallet', () => {
    expect([null, 0, 1].filter((amount) => canWithdraw(amount, 0))).toEqual([])
  })
})

describe('an IBAN that is typed', () => {
  it.each([
    ['IR۰۶ 2960-0000 0010 0324 2000 01', '062960000000100324200001'],
    ['\u202a٠٦2960\u202c', '062960'],
    ['شبا', ''],
  ])('as %j has the digits %j', (typed, digits) => {
    expect(typedIban(typed)).toBe(digits)
  })
})
