import { expect, it } from 'vitest'
import { excerpt } from '#src/lib/truncate.ts'

it('cuts a text between its words, and so no number', () => {
  const text = 'سفارش شما لغو شد و ۲٬۰۰۰٬۰۰۰ تومان برگشت'
  const before = 'سفارش شما لغو شد و'
  expect(excerpt(text, before.length + 4)).toBe(`${before}…`)
  expect(excerpt(text, before.length)).toBe(`${before}…`)
  expect(excerpt(text, text.length)).toBe(text)
})
