import { expect, it } from 'vitest'
import { unknownPlaces } from '#domain/canned-reply.ts'

it('finds the unknown placeholders of a canned reply, each once', () => {
  const known = ['{نام}', '{سفارش}']
  expect(unknownPlaces('سلام {نام}، سفارش {سفارش}', known)).toEqual([])
  expect(unknownPlaces('{چیز} و {چیز} و {نام} {}', known)).toEqual(['{چیز}', '{}'])
  expect(unknownPlaces('{ در خط بعد\n}', known)).toEqual([])
})
