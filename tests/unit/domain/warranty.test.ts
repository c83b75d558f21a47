import { describe, expect, it } from 'vitest'
import { cleanWarrantyCode, isWarrantyActive } from '#domain/warranty.ts'
import { warrantyEnd } from '#domain/warranty-end.ts'

const endOf = (instant: string) => warrantyEnd(new Date(instant)).toISOString()

const persianDay = new Intl.DateTimeFormat('en-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})
const shown = (instant: string) => persianDay.format(new Date(instant)).replace(/ .*/, '')

describe('a warranty', () => {
  it.each([
    ['18 months of the Persian calendar', '2026-11-20T10:20:30.000Z', '8/29/1405', '2/29/1407'],
    [
      'until the last day of a month that is shorter',
      '2026-05-21T12:00:00.000Z',
      '2/31/1405',
      '8/30/1406',
    ],
    ['until the end of a year', '2026-09-21T12:00:00.000Z', '6/30/1405', '12/29/1406'],
    ['until a leap day', '2028-09-20T12:00:00.000Z', '6/30/1407', '12/30/1408'],
    ['from the day that has begun in Tehran', '2026-11-20T20:30:00.000Z', '8/30/1405', '2/30/1407'],
    [
      'from the day that has not ended in Tehran',
      '2026-11-20T20:29:59.000Z',
      '8/29/1405',
      '2/29/1407',
    ],
  ])('runs %s', (_, activated, from, until) => {
    expect([shown(activated), shown(endOf(activated))]).toEqual([from, until])
  })

  it('ends at the time of its activation', () => {
    expect(endOf('2026-11-20T10:20:30.000Z')).toBe('2028-05-18T10:20:30.000Z')
    expect(endOf('2026-11-20T20:30:00.000Z')).toBe('2028-05-18T20:30:00.000Z')
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
