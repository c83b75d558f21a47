import { expect, it } from 'vitest'
import { savedTestName } from '#studio/app/walks/saved-test-name.ts'

it('names a saved test after its machine, its end and the time, so that none replaces another', () => {
  const path = (...states: string[]) => ({
    id: 0,
    start: 'guest',
    state: 'idle',
    transitions: [],
    steps: states.map((state) => ({ event: 'x', state, payload: '', transitions: [] })),
  })
  const name = (time: string, ...states: string[]) =>
    savedTestName({ machine: 'checkout', path: path(...states) }, new Date(time))
  expect(name('2026-03-01T10:20:30Z', 'cart', 'mobile.refused')).toBe(
    'checkout.mobile.refused.2026-03-01-10-20-30.saved.spec.ts',
  )
  expect(name('2026-03-01T10:20:31Z')).toBe('checkout.idle.2026-03-01-10-20-31.saved.spec.ts')
  expect(name('2026-03-01T10:20:31Z', '(a.b, c.d)')).toBe(
    'checkout.a.b-c.d.2026-03-01-10-20-31.saved.spec.ts',
  )
})
