import { expect, it } from 'vitest'
import { possibleParents } from '#domain/category-places.ts'

const tree = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: null },
  { id: 5, parent_id: 4 },
]

it('puts a category neither under itself nor below, nor on a fourth level', () => {
  expect(possibleParents(tree, 1)).toEqual([])
  expect(possibleParents(tree, 2)).toEqual([1, 4])
  expect(possibleParents(tree, 3)).toEqual([1, 2, 4, 5])
  expect(possibleParents(tree, 4)).toEqual([1])
  expect(possibleParents(tree, null)).toEqual([1, 2, 4, 5])
})
