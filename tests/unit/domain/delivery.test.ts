import { describe, expect, it } from 'vitest'
import { addDays, isFriday, tehranDay, tehranHour } from '#domain/day.ts'
import { promisedDay, shippingPrice, takesGoods, type DeliveryRule } from '#domain/delivery.ts'

const sameDay: DeliveryRule = {
  price: 180_000,
  freeFrom: null,
  maximumUnits: null,
  days: 0,
  cutoffHour: 14,
  fromHour: 15,
  toHour: 17,
}

/** An hour of the clock in Tehran, on a day of the week from Saturday 21 to Friday 27 November 2026. */
const at = (day: string, hour: number, minute = 0) =>
  Date.parse(
    `2026-11-${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+03:30`,
  )
const promised = (now: number, rule: Partial<DeliveryRule> = {}, holidays: string[] = []) =>
  promisedDay({ ...sameDay, ...rule }, now, new Set(holidays))

describe('a day in Tehran', () => {
  it('begins three and a half hours before the day in UTC', () => {
    expect(tehranDay(Date.parse('2026-11-24T20:29:59Z'))).toBe('2026-11-24')
    expect(tehranDay(Date.parse('2026-11-24T20:30:00Z'))).toBe('2026-11-25')
    expect(tehranHour(Date.parse('2026-11-24T10:29:00Z'))).toBe(13)
    expect(tehranHour(Date.parse('2026-11-24T10:30:00Z'))).toBe(14)
  })

  it('is followed by the next one, across months and years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect([isFriday('2026-11-27'), isFriday('2026-11-26')]).toEqual([true, false])
  })
})

describe('the promised day', () => {
  it('is the same day before the cut-off, and the next one from then on', () => {
    expect(promised(at('24', 13, 59))).toBe('2026-11-24')
    expect(promised(at('24', 14))).toBe('2026-11-25')
    expect(promised(at('24', 23, 59))).toBe('2026-11-25')
  })

  it('is never a Friday: an order of Thursday afternoon or Friday arrives on Saturday', () => {
    expect(promised(at('26', 13))).toBe('2026-11-26')
    expect(promised(at('26', 14))).toBe('2026-11-28')
    expect(promised(at('27', 8))).toBe('2026-11-28')
    expect(promised(at('27', 20))).toBe('2026-11-28')
  })

  it('is never a holiday, even when several follow one another', () => {
    const holidays = ['2026-11-24', '2026-11-25', '2026-11-26']
    expect(promised(at('23', 15), {}, holidays)).toBe('2026-11-28')
    expect(promised(at('24', 9), {}, holidays)).toBe('2026-11-28')
  })

  it('counts working days only', () => {
    expect(promised(at('24', 10), { days: 2 })).toBe('2026-11-26')
    expect(promised(at('24', 10), { days: 3 })).toBe('2026-11-28')
    expect(promised(at('24', 15), { days: 3 })).toBe('2026-11-29')
    expect(promised(at('24', 10), { days: 1 }, ['2026-11-25'])).toBe('2026-11-26')
  })
})

describe('a delivery rule', () => {
  it('is free from its amount of goods on', () => {
    const rule = { ...sameDay, freeFrom: 50_000_000 }
    expect(shippingPrice(rule, { amount: 49_999_999, units: 1 })).toBe(180_000)
    expect(shippingPrice(rule, { amount: 50_000_000, units: 1 })).toBe(0)
    expect(shippingPrice(sameDay, { amount: 50_000_000, units: 1 })).toBe(180_000)
  })

  it('takes up to its number of units', () => {
    const rule = { ...sameDay, maximumUnits: 10 }
    expect(takesGoods(rule, { amount: 0, units: 10 })).toBe(true)
    expect(takesGoods(rule, { amount: 0, units: 11 })).toBe(false)
    expect(takesGoods(sameDay, { amount: 0, units: 999 })).toBe(true)
  })
})
