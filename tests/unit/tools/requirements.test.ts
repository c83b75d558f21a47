import { describe, expect, it } from 'vitest'
import { falseClaims, overloadedTests, shownRows } from '#tools/requirements/shown.ts'

const row = (id: string, check = 'UI: it shows.') => ({
  id,
  area: 'CART',
  requirement: 'one',
  check,
})
const test = (fullName: string, tags: string[], project = 'browser') => ({
  fullName,
  project,
  tags,
})

describe('traceability of the ledger', () => {
  it('lists every test of a row, in the order of the ledger and then by name', () => {
    const passed = [
      test('z', ['PAY-02']),
      test('b', ['CART-01']),
      test('a', ['CART-01', 'PAY-02']),
      test('0', []),
    ]
    const ledger = [row('CART-01'), row('ROLE2-03'), row('PAY-02')]
    expect(shownRows(ledger, [], passed)).toEqual([
      { id: 'CART-01', test: 'a' },
      { id: 'CART-01', test: 'b' },
      { id: 'PAY-02', test: 'a' },
      { id: 'PAY-02', test: 'z' },
    ])
  })

  it.each([
    ['UI: the empty cart shows a message.', []],
    ['HTTP: the reply carries the fields; UI shows them in the menu.', []],
    ['HTTP: the list page sends these params.', []],
    ['HTTP GET with token; 200.', ['of the server']],
    [
      'GET /wallet/wallet/?page=1; a list whose first element has the three fields.',
      ['of the server'],
    ],
  ])('counts a test without a browser only for a check of the server: %s', (check, tests) => {
    const passed = [test('of the server', ['CART-01'], 'server')]
    expect(shownRows([row('CART-01', check)], [], passed).map((one) => one.test)).toEqual(tests)
  })

  it('counts a test without a browser for a row that is marked as true of the server alone', () => {
    const passed = [test('of the server', ['CART-36', 'CART-37'], 'server')]
    expect(shownRows([row('CART-36'), row('CART-37')], ['CART-36'], passed)).toEqual([
      { id: 'CART-36', test: 'of the server' },
    ])
  })

  it('finds a committed claim that no passed test shows', () => {
    const committed = [
      { id: 'CART-01', test: 'a' },
      { id: 'PAY-02', test: 'b' },
    ]
    expect(falseClaims(committed, [{ id: 'CART-01', test: 'another' }])).toEqual(['PAY-02'])
  })

  it('names a test that claims more than six rows', () => {
    const rows = ['1', '2', '3', '4', '5', '6', '7'].map((number) => `CART-0${number}`)
    expect(overloadedTests([test('six', rows.slice(1)), test('seven', rows)])).toEqual(['seven'])
  })
})
