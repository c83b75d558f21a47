import { describe, expect, it } from 'vitest'
import { hasLink, minimumGiftCard } from '#domain/gift-card.ts'
import openapi from '#api/openapi.json' with { type: 'json' }

describe('the note of a gift card', () => {
  it.each([
    'http://x.example',
    'ورود: evil.ir/login',
    'www.x',
    'evil.ایران',
    'evil\u200c.ir',
    'evil．ir',
    '185.1.2.3/login',
  ])('has a link: %s', (text) => {
    expect(hasLink(text)).toBe(true)
  })

  it.each(['تولدت مبارک', 'سلام. خوبی؟', 'مبلغ ۱.۵ میلیون', 'ساعت ۱۰:۳۰ می‌بینمت'])(
    'has none: %s',
    (text) => {
      expect(hasLink(text)).toBe(false)
    },
  )
})

it('has the same minimum amount as the contract', () => {
  expect(openapi.components.schemas.GiftCardInput.properties.amount.minimum).toBe(minimumGiftCard)
})
