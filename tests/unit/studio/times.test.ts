import { afterEach, describe, expect, it } from 'vitest'
import { remaining } from '#studio/app/live/remaining.ts'
import { span } from '#studio/app/live/span.ts'
import { chooseLanguage } from '#studio/words/language.ts'

afterEach(() => chooseLanguage('fa'))

describe('the time between two steps', () => {
  it('is in milliseconds below a second, and in seconds from then on', () => {
    expect([0, 350, 999, 1_000, 36_900].map(span)).toEqual([
      '۰ م‌ث',
      '۳۵۰ م‌ث',
      '۹۹۹ م‌ث',
      '۱٫۰ ث',
      '۳۶٫۹ ث',
    ])
    chooseLanguage('en')
    expect([350, 36_900].map(span)).toEqual(['350 ms', '36.9 s'])
  })
})

describe('the time until a deadline', () => {
  it('is in minutes and seconds, of which begun ones count, and no less than nothing', () => {
    const due = 10_000_000
    const left = (milliseconds: number) => remaining(due, due - milliseconds)
    expect([1_794_000, 119_001, 4_500_000, 0, -5_000].map(left)).toEqual([
      '۲۹:۵۴',
      '۰۲:۰۰',
      '۷۵:۰۰',
      '۰۰:۰۰',
      '۰۰:۰۰',
    ])
  })
})
