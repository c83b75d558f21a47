import { describe, expect, it } from 'vitest'
import { giftCardFault, hasLink, minimumGiftCard } from '#domain/gift-card.ts'
import openapi from '#api/openapi.json' with { type: 'json' }

describe('the note of a gift card', () => {
  it.each([
    'http://x.example',
    'ورود: evil.ir/login',
    'www.x',
    'evil.ایران',
    'evil\u200c.ir',
    'evil．ir',
    'evil.\u0001com',
    'evil\u0008.com',
    'evil.c\u001bom',
    'evil.\u0085com',
    'evil.\u2065com',
    'evil.\ue000com',
    'evil.\u3164com',
    'evil.\ufeffcom',
    'evil.\u180bcom',
    '185.1.2.3/login',
    'evil .com',
    'evil. com',
    'evil . com',
    'شرکت. com',
    'evil_.com',
    'evil-.com',
    'evil._com',
    'evil.\u0338com',
    'evil\u0338.com',
    'evil.c\u0338om',
    'evil.рф',
    'evil.中国',
    'evil。com',
    'evil .ایران',
    'شرکت.موقع',
    '185 . 1 . 2 . 3',
    '*780*1#',
    '*۷۸۰*۱#',
    '＊780＊1＃',
    '*780 * 1 #',
  ])('has a link: %s', (text) => {
    expect(hasLink(text)).toBe(true)
  })

  it.each([
    'تولدت مبارک',
    'تولدت مبارک. دوستت دارم',
    'سلام. خوبی؟',
    'سلام.\nخوبی؟',
    'سلام . خوبی؟',
    'سلام... خوبی؟',
    'سلام...خوبی؟',
    'مبارکت باشه iPhone. دوستت دارم.',
    'مبلغ ۱.۵ میلیون',
    'ساعت ۱۰:۳۰ می‌بینمت',
    'برای ۱۴۰۵.۹.۸',
    'عزیزم * دوستت دارم * #۱',
    'رتبه #۱ و #۲',
  ])('has none: %s', (text) => {
    expect(hasLink(text)).toBe(false)
  })
})

it.each([
  [0, 500_000, 'tooLittle'],
  [minimumGiftCard - 1, 500_000, 'tooLittle'],
  [minimumGiftCard, 500_000, null],
  [500_000, 500_000, null],
  [500_001, 500_000, 'tooMuch'],
  [5_000, 4_000, 'tooMuch'],
])('of %i tomans from a balance of %i: %s', (amount, balance, fault) => {
  expect(giftCardFault(amount, balance)).toBe(fault)
})

it('has the same minimum amount as the contract', () => {
  expect(openapi.components.schemas.GiftCardInput.properties.amount.minimum).toBe(minimumGiftCard)
})
