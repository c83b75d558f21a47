import { describe, expect, it } from 'vitest'
import { discountFaults, discountRisks } from '#domain/discount.ts'

const mild = {
  kind: 'percent',
  value: 10,
  maximum: null,
  totalLimit: null,
  isActive: true,
} as const
const risks = (change: Partial<Parameters<typeof discountRisks>[0]>) =>
  discountRisks({ ...mild, ...change })

describe('a costly discount code', () => {
  it('takes half of the price or more, all the more without a cap and a limit', () => {
    expect(risks({})).toEqual([])
    expect(risks({ value: 49 })).toEqual([])
    expect(risks({ value: 50, maximum: 200_000, totalLimit: 10 })).toEqual(['half'])
    expect(risks({ value: 100 })).toEqual(['half', 'no_maximum', 'no_total_limit'])
  })

  it('gives a high amount without a limit', () => {
    expect(risks({ kind: 'fixed', value: 999_999 })).toEqual([])
    expect(risks({ kind: 'fixed', value: 1_000_000 })).toEqual(['no_total_limit'])
    expect(risks({ kind: 'fixed', value: 1_000_000, totalLimit: 5 })).toEqual([])
  })

  it('costs nothing while it is off', () => {
    expect(risks({ value: 100, isActive: false })).toEqual([])
  })
})

it('a cap of 0 is refused, and is not read as none', () => {
  const rules = {
    code: 'YALDA',
    kind: 'percent',
    value: 10,
    startsAt: null,
    expiresAt: null,
  } as const
  expect(discountFaults({ ...rules, maximum: 0 })).toEqual([
    { field: 'maximum', rule: 'above_zero' },
  ])
  expect(discountFaults({ ...rules, maximum: null })).toEqual([])
})
