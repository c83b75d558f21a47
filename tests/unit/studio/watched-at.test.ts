import { describe, expect, it } from 'vitest'
import { watchedAt, whyUnwatched } from '#studio/app/walks/watched-at.ts'

const walkOf = (machine: string, start: string) => ({ machine, path: { start } })

describe('a walk', () => {
  it('is watched on the page that shows its machine', () => {
    expect(watchedAt(walkOf('authentication', 'guest'))).toBe('/login')
    expect(whyUnwatched(walkOf('authentication', 'guest'))).toBeNull()
  })

  it.each([
    ['orderCancellation', 'waiting', 'سفارشی را در فروشگاه باز کنید'],
    ['staffTask', 'opened', '/staff/requests/:id'],
    ['oneTimeCode', 'signIn', 'درون \u2066authentication\u2069 اجرا می‌شود'],
    ['questionForm', 'guest', '«ثبت پرسش»'],
    ['stories', 'closed', 'بازش می‌کند'],
    ['refund', 'requested', 'صفحه‌ای از فروشگاه باز نمی‌شود'],
  ])('of %s from %s cannot be watched, and it says why', (machine, start, why) => {
    expect(watchedAt(walkOf(machine, start))).toBeNull()
    expect(whyUnwatched(walkOf(machine, start))).toContain(why)
  })
})
