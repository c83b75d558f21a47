import { describe, expect, it } from 'vitest'
import { partsOf } from '#studio/app/live/changes.ts'

const changesIn = (value: object, before: object) =>
  partsOf(value, { value: before }).map(({ key, change }) => [key, change])

describe('what a step changed in the data of a flow', () => {
  it('is marked as added, changed or removed, and the rest is not', () => {
    const before = { tries: 1, cart: { count: 2 }, failure: null, notice: 'sent' }
    const after = { tries: 1, cart: { count: 3 }, failure: { code: 'network' }, orderId: 7 }
    expect(changesIn(after, before)).toEqual([
      ['tries', undefined],
      ['cart', 'changed'],
      ['failure', 'changed'],
      ['orderId', 'added'],
      ['notice', 'removed'],
    ])
  })

  it('is found in the elements of a list', () => {
    expect(changesIn(['one', 'two', 'three'], ['one', 'other'])).toEqual([
      ['0', undefined],
      ['1', 'changed'],
      ['2', 'added'],
    ])
  })

  it('is nothing where there is nothing to compare with', () => {
    expect(partsOf({ tries: 1 }, undefined)).toEqual([{ key: 'tries', value: 1 }])
  })
})
