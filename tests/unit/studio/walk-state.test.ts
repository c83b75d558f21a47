import { describe, expect, it } from 'vitest'
import type { KnownWalk } from '#studio/app/walks/walk.ts'
import { arrived, nextStep, openedInstead, opening, refused } from '#studio/app/walks/walk-state.ts'

const step = (event: string, state: string) => ({
  event,
  payload: '',
  state,
  transitions: [`door|${event}|0`],
})
const walk: KnownWalk = {
  key: 'door 1',
  title: 'door',
  machine: 'door',
  departure: null,
  path: {
    id: 1,
    start: 'shut',
    state: 'closed',
    transitions: [],
    steps: [step('knocked', 'opening'), step('opened', 'open')],
  },
}
const at = (state: string, event?: string) => ({
  machine: 'door',
  state,
  transitions: event === undefined ? [] : [`door|${event}|0`],
})

const begun = arrived(opening({ walk, from: null, back: null }), at('closed'))
const stepping = { ...begun, phase: 'stepping' as const }

describe('a watched walk', () => {
  it('waits for its page, then for each step, and is done after the last', () => {
    expect(begun).toMatchObject({ phase: 'waiting', taken: 0 })
    const once = arrived(stepping, at('opening', 'knocked'))
    expect(once).toMatchObject({ phase: 'waiting', taken: 1 })
    expect(nextStep(once)?.event).toBe('opened')
    const twice = arrived({ ...once, phase: 'stepping' }, at('open', 'opened'))
    expect(twice).toMatchObject({ phase: 'done', taken: 2 })
    expect(arrived(twice, at('closed', 'shut'))).toBe(twice)
  })

  it('departs where the machine goes elsewhere or accepts nothing, and ignores other machines', () => {
    const elsewhere = { phase: 'departed', taken: 0, instead: 'locked' }
    expect(arrived(stepping, at('locked', 'knocked'))).toMatchObject(elsewhere)
    expect(refused(stepping)).toMatchObject({ phase: 'departed', instead: null })
    expect(refused(begun)).toBe(begun)
    expect(arrived(stepping, { ...at('opening', 'knocked'), machine: 'bell' })).toBe(stepping)
  })
})

describe('a walk whose page is being opened', () => {
  const open = opening({ walk, from: 'before', back: '/' })

  it('waits while the earlier page is there, and where its own page has opened', () => {
    expect(openedInstead(open, 'before', ['/login', '/cart'])).toBeNull()
    expect(openedInstead(open, null, ['/login', '/'])).toBeNull()
    expect(openedInstead(open, 'next', ['/login', null])).toBeNull()
    expect(openedInstead(open, 'next', ['/register?tab=check', '/register'])).toBeNull()
  })

  it('names the page that the shop went to instead, until the walk runs', () => {
    expect(openedInstead(open, 'next', ['/login', '/'])).toBe('/')
    expect(openedInstead({ ...open, phase: 'waiting' }, 'next', ['/login', '/'])).toBeNull()
  })
})
