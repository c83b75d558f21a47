import { expect, it } from 'vitest'
import { toman } from '#src/lib/format.ts'

it('has the minus of an amount on the left of its digits, in a text from right to left too', () => {
  expect(toman(-5_172_351_200)).toBe('\u2066−۵٬۱۷۲٬۳۵۱٬۲۰۰\u2069\u00a0تومان')
  expect(toman(1_200)).toBe('۱٬۲۰۰\u00a0تومان')
})
