import { describe, expect, it } from 'vitest'
import { rowsAround } from '#studio/app/live/rows-around.ts'

describe('the rows of a long log', () => {
  it('are the last ones, and those around a step that is looked back at', () => {
    const rows = [0, 1, 2, 3, 4, 5, 6, 7]
    expect(rowsAround(rows, -1, 4)).toEqual([4, 5, 6, 7])
    expect(rowsAround(rows, 7, 4)).toEqual([4, 5, 6, 7])
    expect(rowsAround(rows, 3, 4)).toEqual([1, 2, 3, 4])
    expect(rowsAround(rows, 0, 4)).toEqual([0, 1, 2, 3])
    expect(rowsAround([0, 1], 1, 4)).toEqual([0, 1])
  })
})
