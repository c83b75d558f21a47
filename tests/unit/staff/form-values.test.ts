import { describe, expect, it } from 'vitest'
import { contentFaults } from '#domain/content.ts'
import { priceFaults } from '#domain/price.ts'
import { newVariantFaults } from '#domain/product-content.ts'
import { isPercent } from '#domain/repricing.ts'
import { isSameContent } from '#domain/same-content.ts'
import { faultsOf as discountFaults } from '#machines/flows/staff-discount-edit/staff-discount-edit.machine.ts'
import { invalidFields } from '#machines/flows/staff-money-move/money-moves.ts'
import { faultsOf as termFaults } from '#machines/flows/staff-variant-edit/terms.ts'
import {
  endHours,
  endOfDay,
  hoursWith,
  readEdited,
  readInstant,
  shownInstant,
} from '#staff/products/form-values.ts'
import { readDecimal, readNumber } from '#staff/products/read-number.ts'

describe('a day and an hour of a form', () => {
  it('are an instant in Tehran, and are shown as they were typed', () => {
    const instant = readInstant('۱۴۰۵/۰۹/۳۰', '18')
    expect(instant).toBe('2026-12-21T14:30:00.000Z')
    expect(shownInstant(instant)).toEqual({ day: '۱۴۰۵/۰۹/۳۰', hour: 18 })
  })

  it('end with the last minute of the day', () => {
    const end = readInstant('۱۴۰۵/۰۹/۳۰', endOfDay)
    expect(end).toBe('2026-12-21T20:29:00.000Z')
    expect(shownInstant(end)).toEqual({ day: '۱۴۰۵/۰۹/۳۰', hour: endOfDay })
    expect(shownInstant(null, endOfDay)).toEqual({ day: '', hour: endOfDay })
  })

  it('are the same instant to the millisecond as long as nobody changes them', () => {
    const known = '2026-12-21T01:21:43.868Z'
    const shown = shownInstant(known, endOfDay)
    expect(shown).toEqual({ day: '۱۴۰۵/۰۹/۳۰', hour: '04:51' })
    const at = { day: shown.day, hour: String(shown.hour) }
    expect(readEdited(at, known, endOfDay)).toBe(known)
    expect(readEdited({ ...at, hour: '5' }, known, endOfDay)).toBe('2026-12-21T01:30:00.000Z')
    const choices = hoursWith(endHours, shown.hour).map(({ label }) => label)
    expect(choices.slice(4, 7)).toEqual(['۰۴:۰۰', '۰۴:۵۱', '۰۵:۰۰'])
    expect(hoursWith(endHours, 4)).toBe(endHours)
  })

  it('are nothing without a day', () => {
    expect(readInstant(' ', '18')).toBeNull()
    expect(shownInstant(null)).toEqual({ day: '', hour: 0 })
  })

  it('are refused and shown again if there is no such day', () => {
    const typed = readInstant('۱۴۰۵/۱۳/۴۰', '18')
    expect(typed).toBe('۱۴۰۵/۱۳/۴۰')
    expect(shownInstant(typed).day).toBe('۱۴۰۵/۱۳/۴۰')
    expect(Date.parse(readInstant('99/12/40', '0') ?? '')).toBeNaN()
    for (const other of ['2026-12-01', '2027/01/01', '9999/12/29', '1500/01/01'])
      expect(Date.parse(readInstant(other, '0') ?? '')).toBeNaN()
    const offer = { price: 2, newPrice: 1, offerEndsAt: new Date(typed ?? '') }
    expect(priceFaults(offer, 0)).toEqual([{ field: 'expire_time', rule: 'future' }])
  })
})

describe('a number with decimals', () => {
  it('is read in any digits, with a unit after it or not', () => {
    const typed = ['۶٫۷', '6.7 اینچ', '۱٬۰۲۴', '1,024', '۲۵۶ گیگابایت', '']
    expect(typed.map(readDecimal)).toEqual([6.7, 6.7, 1024, 1024, 256, null])
  })

  it('is rejected if malformed', () => {
    const typed = ['زیاد', '-3', '6,1', '1.2.3']
    expect(typed.map(readDecimal)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN])
  })
})

describe('a whole number of a form', () => {
  it('accepts separators but no decimals or signs', () => {
    expect(['۵٬۰۰۰', '5,000', ''].map(readNumber)).toEqual([5000, 5000, 0])
    expect(['1.5', '۱٫۵', '-12', 'abc'].map(readNumber)).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ])
  })

  it('blocks saving a variant, a price, a percentage and a discount code if it is invalid', () => {
    const variant = { color_name: 'سفید', color_code: '#ffffff' }
    const typed = { price: Number.NaN, quantity: Number.NaN, low_stock: 2 }
    expect(newVariantFaults({ ...variant, ...typed })).toEqual([
      { field: 'price', rule: 'whole' },
      { field: 'quantity', rule: 'whole' },
    ])
    const terms = { price: 5, new_price: Number.NaN, low_stock: Number.NaN }
    expect(termFaults({ ...terms, expire_time: null, is_hidden: false }, 0)).toEqual([
      { field: 'new_price', rule: 'whole' },
      { field: 'low_stock', rule: 'whole' },
    ])
    expect(isPercent(Number.NaN)).toBe(false)
    const code = { code: 'A', kind: 'percent', value: Number.NaN, maximum: Number.NaN } as const
    const limits = { minimum_amount: 0, category_id: null, total_limit: null, customer_limit: 1 }
    const times = { starts_at: null, expires_at: null, is_active: true }
    expect(discountFaults({ ...code, ...limits, ...times })).toEqual([
      { field: 'value', rule: 'whole' },
      { field: 'maximum', rule: 'whole' },
    ])
  })

  it('blocks sending a refund and gift cards if it is invalid', () => {
    const refund = { kind: 'refundToWallet', id: 1, amount: 100_000 } as const
    expect(invalidFields(refund, { amount: '1000.5', reason: 'آسیب' })).toEqual(['amount'])
    const cards = { kind: 'issueGiftCards', id: 0, amount: 1_000_000 } as const
    const typed = { count: '1.2', amount: '50000.5', validDays: '-3', reason: 'هدیه' }
    expect(invalidFields(cards, typed)).toEqual(['count', 'amount', 'validDays'])
  })

  it('blocks publishing if it is invalid', () => {
    const insurance = { id: null, name: 'بیمه', description: 'شرح', months: 12, is_offered: true }
    const rates = { rate_permille: 5, minimum_price: Number.NaN, category_slugs: ['mobile'] }
    const body = { kind: 'insurances', insurances: [{ ...insurance, ...rates }] } as const
    expect(contentFaults(body)).toEqual([{ field: 'insurances.0.minimum_price', rule: 'whole' }])
    const before = { ...body, insurances: [{ ...insurance, ...rates, minimum_price: null }] }
    expect(isSameContent(body, before)).toBe(false)
  })
})
