import { expect, it } from 'vitest'
import { amount, persianNumber, storageText } from '#domain/units.ts'

it.each([
  [amount(5000, 'میلی‌آمپرساعت'), '۵٬۰۰۰\u00a0میلی‌آمپرساعت'],
  [amount(20_000, 'میلی‌آمپرساعت'), '۲۰٬۰۰۰\u00a0میلی‌آمپرساعت'],
  [amount(120, 'هرتز'), '۱۲۰\u00a0هرتز'],
  [amount(6.9, 'اینچ'), '۶٫۹\u00a0اینچ'],
])('an amount groups its thousands as prices do: %s', (text, expected) => {
  expect(text).toBe(expected)
})

it('a year has no separator, and a storage of 1,024 gigabytes and more is in terabytes', () => {
  expect([persianNumber(2024), storageText(512), storageText(2048)]).toEqual([
    '۲۰۲۴',
    '۵۱۲\u00a0گیگابایت',
    '۲\u00a0ترابایت',
  ])
})
