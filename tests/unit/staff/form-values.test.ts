import { describe, expect, it } from 'vitest'
import { priceFaults } from '#domain/price.ts'
import { endOfDay, readInstant, shownInstant } from '#staff/products/form-values.ts'
import { readDecimal } from '#staff/products/read-number.ts'

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

  it('are nothing without a day', () => {
    expect(readInstant(' ', '18')).toBeNull()
    expect(shownInstant(null)).toEqual({ day: '', hour: 0 })
  })

  it('are refused and shown again if there is no such day', () => {
    const typed = readInstant('۱۴۰۵/۱۳/۴۰', '18')
    expect(typed).toBe('۱۴۰۵/۱۳/۴۰')
    expect(shownInstant(typed).day).toBe('۱۴۰۵/۱۳/۴۰')
    expect(Date.parse(readInstant('99/12/40', '0') ?? '')).toBeNaN()
    const offer = { price: 2, newPrice: 1, offerEndsAt: new Date(typed ?? '') }
    expect(priceFaults(offer, 0)).toEqual([{ field: 'expire_time', rule: 'future' }])
  })
})

describe('a number with decimals', () => {
  it('is read in any digits, with a unit after it or not', () => {
    const typed = ['۶٫۷', '6.7 اینچ', '۱٬۰۲۴', '1,024', '۲۵۶ گیگابایت', '', 'زیاد']
    expect(typed.map(readDecimal)).toEqual([6.7, 6.7, 1024, 1024, 256, null, null])
  })
})
