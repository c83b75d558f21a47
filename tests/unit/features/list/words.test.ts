import { expect, it } from 'vitest'
import { inWords } from '#src/features/list/words.ts'

it.each([
  [400_000_000, 'چهارصد میلیون'],
  [600_800, 'ششصد هزار و هشتصد'],
  [300, 'سیصد'],
])('%i is written «%s»', (amount, text) => {
  expect(inWords(amount)).toBe(text)
})
