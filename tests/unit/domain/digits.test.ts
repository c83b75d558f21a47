import { describe, expect, it } from 'vitest'
import {
  formatToman,
  localizeDigits,
  parseToman,
  readWhole,
  tomanFault,
  toLatinDigits,
  toPersianDigits,
} from '#domain/digits.ts'

describe('digits', () => {
  it('become Persian from Latin and Arabic ones', () => {
    expect(toPersianDigits('iPhone 15 – ٤٥۶')).toBe('iPhone ۱۵ – ۴۵۶')
    expect(toPersianDigits(9_876_543_210)).toBe('۹۸۷۶۵۴۳۲۱۰')
    expect(toPersianDigits(1.34)).toBe('۱٫۳۴')
  })

  it.each([
    ['128 گیگابایت', '۱۲۸ گیگابایت'],
    ['6.1 اینچ', '۶٫۱ اینچ'],
    ['گلکسی S25، 256 گیگابایت', 'گلکسی S25، ۲۵۶ گیگابایت'],
    ['5G و 4 هسته', '5G و ۴ هسته'],
    ['Galaxy S25 Ultra 512', 'Galaxy S25 Ultra 512'],
    ['802.11 a/b/g', '802.11 a/b/g'],
    ['Bluetooth 5.3', 'Bluetooth 5.3'],
    ['نسبت 20:9', 'نسبت ۲۰:۹'],
    ['۱۲۸ گیگابایت', '۱۲۸ گیگابایت'],
  ])('are shown as the shop writes them, but in Latin names: %s', (typed, shown) => {
    expect(localizeDigits(typed)).toBe(shown)
  })

  it('become Latin from Persian and Arabic ones', () => {
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩')).toBe('0123456789 0123456789')
  })
})

describe('an amount of tomans', () => {
  it.each([
    [0, '۰'],
    [999, '۹۹۹'],
    [1_000, '۱٬۰۰۰'],
    [70_800, '۷۰٬۸۰۰'],
    [1_234_500, '۱٬۲۳۴٬۵۰۰'],
    [400_000_000, '۴۰۰٬۰۰۰٬۰۰۰'],
    [-25_000, '−۲۵٬۰۰۰'],
  ])('%i is written %s', (amount, text) => {
    expect(formatToman(amount)).toBe(text)
  })

  it('is grouped as fa-IR groups it', () => {
    for (const amount of [1, 12, 12_345, 123_456_789, 9_007_199_254_740_991]) {
      expect(formatToman(amount)).toBe(amount.toLocaleString('fa-IR'))
    }
  })

  it.each([
    ['۱٬۲۰۰٬۰۰۰', 1_200_000],
    ['1,200,000', 1_200_000],
    ['١ ٢٠٠ ٠٠٠', 1_200_000],
    ['0', 0],
  ])('is read from %s', (text, amount) => {
    expect(parseToman(text)).toBe(amount)
  })

  it.each([
    '',
    'abc',
    '۱۲ تومان',
    '-5',
    '1e9',
    '1234567890123456',
    '1.5',
    '۱٫۵',
    '1,5',
    '50000.5',
    '1.200',
    '۱/۵',
  ])('is not read from «%s»', (text) => {
    expect(parseToman(text)).toBeNull()
  })

  it.each([
    ['', null],
    [' ۱٬۲۰۰ ', 1_200],
    ['۱٬۲۰۰,۰۰۰', 1_200_000],
    ['1.5', Number.NaN],
    ['-12', Number.NaN],
    ['abc', Number.NaN],
  ])('reads «%s» as %s', (text, read) => {
    expect(readWhole(text)).toBe(read)
  })

  it.each([
    ['', null],
    ['۱٬۲۰۰', null],
    ['999999999999999', null],
    ['abc', 'digits'],
    ['1234567890123456', 'length'],
  ])('«%s» has the fault %s', (text, fault) => {
    expect(tomanFault(text)).toBe(fault)
  })
})
