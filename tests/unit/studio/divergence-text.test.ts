import { describe, expect, it } from 'vitest'
import { divergenceText } from '#studio/app/walks/divergence-text.ts'
import type { KnownWalk } from '#studio/app/walks/walk.ts'

const walk: KnownWalk = {
  key: 'door 1',
  title: () => 'door',
  machine: 'door',
  divergence: null,
  path: {
    id: 1,
    start: 'shut',
    state: 'closed',
    transitions: [],
    steps: [{ event: 'knocked', payload: '', state: 'opening', transitions: [] }],
  },
}

describe('where a walk diverges', () => {
  it('counts its steps from one, and names where the machine goes or that it accepts nothing', () => {
    expect(divergenceText(walk, { index: 0, state: 'locked' })).toMatch(
      /^از گام ۱ .*knocked.*locked/,
    )
    expect(divergenceText(walk, { index: 0, state: null })).toMatch(/^از گام ۱ .*نمی‌پذیرد/)
    expect(divergenceText(walk, { index: 0, state: 'opening' })).toMatch(
      /^از گام ۱ .*knocked.*opening.*گذاری دیگر/,
    )
  })
})
