import { expect, it } from 'vitest'
import { unknownPlaces } from '#domain/canned-reply.ts'

it('finds the places of a prepared answer that nothing fills in, each once', () => {
  const known = ['{نام}', '{سفارش}']
  expect(unknownPlaces('سلام {نام}، سفارش {سفارش}', known)).toEqual([])
  expect(unknownPlaces('{چیز} و {چیز} و {نام} {}', known)).toEqual(['{چیز}', '{}'])
  expect(unknownPlaces('{ در خط بعد\n}', known)).toEqual([])
})
