import { expect, it } from 'vitest'
import { fitsReason, isUnusual, stockChanges } from '#domain/stock.ts'

it('the stock grows with what comes in, and shrinks with what is lost', () => {
  expect(Object.fromEntries(stockChanges.map(({ kind, sign }) => [kind, sign]))).toEqual({
    received: 1,
    returned: 1,
    damaged: -1,
    found: 1,
    missing: -1,
  })
})

it('an arrival of more than a thousand units, or ten times what is there, is unusual', () => {
  expect([1_000, 1_001].map((units) => isUnusual(units, 500))).toEqual([false, true])
  expect([100, 101].map((units) => isUnusual(units, 10))).toEqual([false, true])
  expect([isUnusual(500, 0), isUnusual(100, 4), isUnusual(-5_000, 6_000)]).toEqual([
    false,
    false,
    false,
  ])
})

it.each([
  ['received', [1]],
  ['returned', [1]],
  ['damaged', [-1]],
  ['corrected', [-1, 1]],
  ['sold', []],
])('%s stands for %j', (reason, signs) => {
  const units = [-3, -1, 0, 1, 3]
  const fitting = units.filter((each) => fitsReason(each, reason)).map(Math.sign)
  expect([...new Set(fitting)]).toEqual(signs)
})
