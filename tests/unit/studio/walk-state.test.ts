import { describe, expect, it } from 'vitest'
import type { KnownWalk } from '#studio/app/walks/walk.ts'
import {
  arrived,
  isLeft,
  late,
  nextStep,
  unexpectedUrl,
  opening,
  refused,
} from '#studio/app/walks/walk-state.ts'

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
  page: 'own',
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
    expect(refused(stepping, 'own')).toMatchObject({ phase: 'departed', instead: null })
    expect(refused(begun, 'own')).toBe(begun)
    expect(arrived(stepping, at('opening', 'opened'))).toMatchObject({
      phase: 'departed',
      instead: 'opening',
    })
    expect(arrived(stepping, { ...at('opening', 'knocked'), machine: 'bell' })).toBe(stepping)
  })
})

describe('a walk on its page', () => {
  it('does not count what another page says, whose walk is another one', () => {
    const other = { ...at('locked', 'knocked'), page: 'other' }
    expect(arrived(begun, other)).toBe(begun)
    expect(arrived(stepping, other)).toBe(stepping)
    expect(refused(stepping, 'other')).toBe(stepping)
  })

  it('is left once another page is followed or its view is gone, until it is over', () => {
    expect(isLeft(begun, { page: 'own', hasLeftWalk: false })).toBe(false)
    expect(isLeft(stepping, { page: 'own', hasLeftWalk: true })).toBe(true)
    for (const page of ['other', null])
      expect(isLeft(begun, { page, hasLeftWalk: false })).toBe(true)
    expect(isLeft({ ...begun, phase: 'done' }, { page: null, hasLeftWalk: true })).toBe(false)
  })
})

describe('a walk whose page is being opened', () => {
  it('does not begin on the page that it leaves', () => {
    const again = opening({ walk, from: 'own', back: '/' })
    expect(arrived(again, at('opening', 'knocked'))).toBe(again)
    expect(arrived(again, { ...at('closed'), page: 'next' })).toMatchObject({
      phase: 'waiting',
      page: 'next',
    })
  })

  it('is late when that took too long, and still begins when the page opens after all', () => {
    const waited = late(opening({ walk, from: null, back: null }))
    expect(waited).toMatchObject({ phase: 'opening', isLate: true })
    expect(arrived(waited, at('closed'))).toMatchObject({ phase: 'waiting', isLate: false })
    expect(late(begun)).toBe(begun)
  })

  const open = opening({ walk, from: 'before', back: '/' })

  it('waits while the earlier page is there, and where its own page has opened', () => {
    expect(unexpectedUrl(open, 'before', ['/login', '/cart'])).toBeNull()
    expect(unexpectedUrl(open, null, ['/login', '/'])).toBeNull()
    expect(unexpectedUrl(open, 'next', ['/login', null])).toBeNull()
    expect(unexpectedUrl(open, 'next', ['/register?tab=check', '/register'])).toBeNull()
  })

  it('names the page that the shop went to instead, until the walk runs', () => {
    expect(unexpectedUrl(open, 'next', ['/login', '/'])).toBe('/')
    expect(unexpectedUrl({ ...open, phase: 'waiting' }, 'next', ['/login', '/'])).toBeNull()
  })
})
