import { describe, expect, it } from 'vitest'
import { insertSlashes, readDate, written } from '#src/lib/persian-date.ts'

describe('the input of a date', () => {
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
  ])('inserts slashes: %j', (typed, shown) => {
    expect(insertSlashes(typed)).toBe(shown)
  })

  it.each(['۱۳۷۰/۰۵/۰۲', '1370/5/2', '1370-05-02', '1370.5.02'])('reads %j', (typed) => {
    const date = readDate(typed)
    expect(date && written(date)).toBe('۱۳۷۰/۰۵/۰۲')
  })

  it.each(['۱۳۷۰/۱۳/۰۱', '1370/05', '1371/12/30'])('rejects %j', (typed) => {
    expect(readDate(typed)).toBeNull()
  })
})
