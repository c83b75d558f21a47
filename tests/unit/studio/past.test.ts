import { describe, expect, it } from 'vitest'
import type { Step, Traveled } from '#studio/app/live/live-state.ts'
import { isAtWork, pastOf, pastViewOf, stepBefore } from '#studio/app/live/past.ts'

const step = (seq: number, page = 'a', flow = 'x:0'): Step => ({
  id: seq,
  page,
  flow,
  actor: flow,
  machine: 'authentication',
  began: seq,
  seq,
  at: seq,
  event: { type: 'mobile.edited' },
  transitions: [],
  value: 'mobile',
})
const looking = (traveled: Traveled | null, shown = step(3), page = 'a') =>
  pastViewOf({ recording: null, isPast: true, shown, state: { page, traveled } })

describe('the past of a flow', () => {
  it('is shown by the shop only where the page of that very moment is open', () => {
    const arrived: Traveled = { flow: 'x:0', to: 3, closedAt: null }
    expect(looking(arrived)).toEqual({ kind: 'shown' })
    expect(looking({ ...arrived, closedAt: '/login' })).toEqual({ kind: 'closed', path: '/login' })
    expect(looking(null)).toBe(null)
    expect(looking({ ...arrived, to: 2 })).toBe(null)
    expect(looking(arrived, step(3), 'b')).toEqual({ kind: 'gone' })
  })

  it('compares a step with the one that the same actor took before', () => {
    const steps = [step(1), step(2, 'a', 'x:1'), step(3), step(4)]
    const before = (seq: number) => stepBefore({ recording: null, steps, shown: step(seq) })?.seq
    expect([before(1), before(3), before(4)]).toEqual([undefined, 1, 3])
  })

  it('has no steps of another page, which counts its actors from the first one again', () => {
    const steps = [step(1), step(2, 'b'), step(3), step(4, 'a', 'x:1')]
    const past = pastOf({ recording: null, steps, shown: step(3) })
    expect(past.map(({ seq }) => seq)).toEqual([1, 3])
    const actors = new Map([
      ['x:0', { id: 'x:0', name: '', machine: '', flow: 'x:0', parent: null, status: 'active' }],
    ])
    expect(isAtWork({ page: 'a', actors }, step(3), 'x:0')).toBe(true)
    expect(isAtWork({ page: 'b', actors }, step(3), 'x:0')).toBe(false)
    expect(isAtWork({ page: 'a', actors }, step(3), 'x:1')).toBe(false)
  })
})
