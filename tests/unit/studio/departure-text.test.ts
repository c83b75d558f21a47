import { describe, expect, it } from 'vitest'
import { departureText } from '#studio/app/walks/departure-text.ts'
import type { KnownWalk } from '#studio/app/walks/walk.ts'

const walk: KnownWalk = {
  key: 'door 1',
  title: () => 'door',
  machine: 'door',
  departure: null,
  path: {
    id: 1,
    start: 'shut',
    state: 'closed',
    transitions: [],
    steps: [{ event: 'knocked', payload: '', state: 'opening', transitions: [] }],
  },
}

describe('where a walk departs', () => {
  it('counts its steps from one, and names where the machine goes or that it accepts nothing', () => {
    expect(departureText(walk, { index: 0, state: 'locked' })).toMatch(
      /^از گام ۱ .*knocked.*locked/,
    )
    expect(departureText(walk, { index: 0, state: null })).toMatch(/^از گام ۱ .*نمی‌پذیرد/)
    expect(departureText(walk, { index: 0, state: 'opening' })).toMatch(
      /^از گام ۱ .*knocked.*opening.*گذاری دیگر/,
    )
  })
})
