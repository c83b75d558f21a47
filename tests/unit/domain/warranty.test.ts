import { describe, expect, it } from 'vitest'
import { cleanWarrantyCode, isWarrantyActive, warrantyEnd } from '#domain/warranty.ts'

const endOf = (instant: string) => warrantyEnd(new Date(instant)).toISOString()

describe('a warranty', () => {
  it('runs 18 months from its activation', () => {
    expect(endOf('2026-01-15T10:20:30.000Z')).toBe('2027-07-15T10:20:30.000Z')
    expect(endOf('2026-11-24T00:00:00.000Z')).toBe('2028-05-24T00:00:00.000Z')
  })

  it('ends on the last day of a month that is shorter', () => {
    expect(endOf('2026-08-31T12:00:00.000Z')).toBe('2028-02-29T12:00:00.000Z')
    expect(endOf('2025-08-30T12:00:00.000Z')).toBe('2027-02-28T12:00:00.000Z')
  })

  it('is active until its end, not at it', () => {
    expect([999, 1000, 1001].map((now) => isWarrantyActive(1000, now))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('has a code that may be typed in small letters, Persian digits and groups', () => {
    expect(cleanWarrantyCode(' fz۱۸-7k3m 92qd‌')).toBe('FZ187K3M92QD')
    expect(cleanWarrantyCode('\u2067FZ18\u20117K3M\u201192QD\u2069')).toBe('FZ187K3M92QD')
  })
})
