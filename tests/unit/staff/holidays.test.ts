import { describe, expect, it } from 'vitest'
import { nameFor, neighborOf } from '#staff/content/delivery/holidays.ts'

const days = [
  { day: '2026-11-23', name: 'عید' },
  { day: '2026-11-26', name: 'سوگواری' },
]

describe('a day of the delivery calendar', () => {
  it('is closed for the reason of the holiday before it, or else of the one after it', () => {
    expect(nameFor(days, '2026-11-24')).toBe('عید')
    expect(nameFor(days, '2026-11-25')).toBe('سوگواری')
    expect(nameFor(days, '2026-11-30')).toBeUndefined()
  })

  it('leaves out a neighbor that has no name yet', () => {
    const unnamed = (name: string) => [{ day: '2026-11-23', name }, ...days.slice(1)]
    const between = [...unnamed(' '), { day: '2026-11-25', name: ' میلاد ' }]
    expect(nameFor(between, '2026-11-24')).toBe('میلاد')
    expect(nameFor(unnamed(''), '2026-11-24')).toBeUndefined()
  })

  it('follows a holiday across a Friday', () => {
    expect(neighborOf(days, '2026-11-28', -1)).toEqual(days[1])
    expect(neighborOf(days, '2026-11-28', 1)).toBeUndefined()
  })
})
