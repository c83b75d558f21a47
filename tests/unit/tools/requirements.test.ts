import { describe, expect, it } from 'vitest'
import { falseClaims, shownRows } from '#tools/requirements/shown.ts'

const ledger = [
  { id: 'CART-01', area: 'CART', requirement: 'one' },
  { id: 'ROLE2-03', area: 'ROLE2', requirement: 'two' },
  { id: 'PAY-02', area: 'PAY', requirement: 'three' },
]

describe('traceability of the ledger', () => {
  it('lists shown rows in the order of the ledger with the first test by name', () => {
    const passed = [
      { fullName: 'z', tags: ['PAY-02'] },
      { fullName: 'b', tags: ['CART-01'] },
      { fullName: 'a', tags: ['CART-01', 'PAY-02'] },
      { fullName: '0', tags: [] },
    ]
    expect(shownRows(ledger, passed)).toEqual([
      { id: 'CART-01', test: 'a' },
      { id: 'PAY-02', test: 'a' },
    ])
  })

  it('finds a committed claim that no passed test shows', () => {
    const committed = [
      { id: 'CART-01', test: 'a' },
      { id: 'PAY-02', test: 'b' },
    ]
    expect(falseClaims(committed, [{ id: 'CART-01', test: 'another' }])).toEqual(['PAY-02'])
  })
})
