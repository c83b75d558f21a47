import { describe, expect, it } from 'vitest'
import { falseClaims, shownRows, tagsOf, unknownTags } from '../../../tools/requirements/shown.ts'

const ledger = [
  { id: 'CART-01', area: 'CART', requirement: 'one' },
  { id: 'ROLE2-03', area: 'ROLE2', requirement: 'two' },
  { id: 'PAY-02', area: 'PAY', requirement: 'three' },
]

describe('traceability of the ledger', () => {
  it('reads one or several tags from a name and nothing else', () => {
    expect(tagsOf('cart > pays once [PAY-02]')).toEqual(['PAY-02'])
    expect(tagsOf('a [CART-01, ROLE2-03] b [PAY-02]')).toEqual(['CART-01', 'ROLE2-03', 'PAY-02'])
    expect(tagsOf('answers [not a tag] to array[0]')).toEqual([])
  })

  it('lists shown rows in the order of the ledger with the first test by name', () => {
    expect(shownRows(ledger, ['z [PAY-02]', 'b [CART-01]', 'a [CART-01]'])).toEqual([
      { id: 'CART-01', test: 'a [CART-01]' },
      { id: 'PAY-02', test: 'z [PAY-02]' },
    ])
  })

  it('finds tags that name no row', () => {
    expect(unknownTags(ledger, ['a [CART-99, PAY-02]'])).toEqual(['CART-99'])
  })

  it('finds a committed claim that no passed test shows', () => {
    const committed = [
      { id: 'CART-01', test: 'a' },
      { id: 'PAY-02', test: 'b' },
    ]
    expect(falseClaims(committed, [{ id: 'CART-01', test: 'another' }])).toEqual(['PAY-02'])
  })
})
