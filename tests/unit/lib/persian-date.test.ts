import { describe, expect, it } from 'vitest'
import { readDate, slashed, written } from '#src/lib/persian-date.ts'

describe('a date that is typed', () => {
  it.each([
    ['۱۳۷۰', '۱۳۷۰'],
    ['۱۳۷۰۰', '۱۳۷۰/۰'],
    ['۱۳۷۰/۰۵', '۱۳۷۰/۰۵'],
    ['۱۳۷۰/۰۵۱', '۱۳۷۰/۰۵/۱'],
    ['13700512', '1370/05/12'],
    ['۱۳۷۰/۵/۲', '۱۳۷۰/۵/۲'],
    ['1370-05-12', '1370-05-12'],
    ['۱۳۷۰۵/۰۵/۱۲', '۱۳۷۰۵/۰۵/۱۲'],
    ['دیروز', 'دیروز'],
  ])('gets its slashes: %j', (typed, shown) => {
    expect(slashed(typed)).toBe(shown)
  })

  it.each(['۱۳۷۰/۰۵/۰۲', '1370/5/2', '1370-05-02', '1370.5.02'])('is read: %j', (typed) => {
    const date = readDate(typed)
    expect(date && written(date)).toBe('۱۳۷۰/۰۵/۰۲')
  })

  it.each(['۱۳۷۰/۱۳/۰۱', '1370/05', '1371/12/30'])('is none: %j', (typed) => {
    expect(readDate(typed)).toBeNull()
  })
})
