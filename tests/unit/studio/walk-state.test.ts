import { describe, expect, it } from 'vitest'
import type { KnownWalk } from '#studio/app/walks/walk.ts'
import {
  applyPosition,
  isLeft,
  isOnItsPage,
  markLate,
  nextStep,
  unexpectedUrl,
  initialWalkState,
  applyRefusal,
} from '#studio/app/walks/walk-state.ts'

const step = (event: string, state: string) => ({
  event,
  payload: '',
  state,
  transitions: [`door|${event}|0`],
})
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
    steps: [step('knocked', 'opening'), step('opened', 'open')],
  },
}
const at = (state: string, event?: string) => ({
  page: 'own',
  machine: 'door',
  state,
  transitions: event === undefined ? [] : [`door|${event}|0`],
  byPage: false,
})
const byPage = (...position: Parameters<typeof at>) => ({ ...at(...position), byPage: true })

const waiting = applyPosition(initialWalkState({ walk, from: null, returnUrl: null }), at('closed'))
const stepping = { ...waiting, phase: 'stepping' as const }

describe('a watched walk', () => {
  it('waits for its page and each step, and is done after the last one', () => {
    expect(waiting).toMatchObject({ phase: 'waiting', taken: 0 })
    const once = applyPosition(stepping, at('opening', 'knocked'))
    expect(once).toMatchObject({ phase: 'waiting', taken: 1 })
    expect(nextStep(once)?.event).toBe('opened')
    const twice = applyPosition({ ...once, phase: 'stepping' }, at('open', 'opened'))
    expect(twice).toMatchObject({ phase: 'done', taken: 2 })
    expect(applyPosition(twice, at('closed', 'shut'))).toBe(twice)
  })

  it('diverges if the machine takes another transition or refuses the event, and ignores other machines', () => {
    const elsewhere = { phase: 'diverged', taken: 0, divertedTo: 'locked' }
    expect(applyPosition(stepping, at('locked', 'knocked'))).toMatchObject(elsewhere)
    expect(applyRefusal(stepping, 'own')).toMatchObject({ phase: 'diverged', divertedTo: null })
    expect(applyRefusal(waiting, 'own')).toBe(waiting)
    expect(applyPosition(stepping, at('opening', 'opened'))).toMatchObject({
      phase: 'diverged',
      divertedTo: 'opening',
    })
    expect(applyPosition(stepping, { ...at('opening', 'knocked'), machine: 'bell' })).toBe(stepping)
  })
})

describe('a walk on its page', () => {
  it('continues after a press on the page that takes its next step', () => {
    expect(applyPosition(waiting, byPage('opening', 'knocked'))).toMatchObject({
      phase: 'waiting',
      taken: 1,
      hasPageInput: false,
    })
  })

  it('continues after what the page sends the machine without moving it', () => {
    const touched = { ...waiting, hasPageInput: true }
    expect(applyPosition(waiting, byPage('closed', 'dusted'))).toEqual(touched)
    const once = applyPosition(stepping, at('opening', 'knocked'))
    expect(applyPosition(once, byPage('opening'))).toEqual({ ...once, hasPageInput: true })
  })

  it('strays, without a fault of the machine, once the page moves it elsewhere', () => {
    const strayed = { phase: 'strayed', taken: 0, divertedTo: 'locked' }
    for (const walk of [waiting, stepping])
      expect(applyPosition(walk, byPage('locked', 'locked'))).toMatchObject(strayed)
    const over = applyPosition(waiting, byPage('locked', 'locked'))
    expect(applyPosition(over, at('opening', 'knocked'))).toBe(over)
    expect(isLeft(over, { page: null, hasLeftWalk: true })).toBe(false)
  })

  it('ignores positions and refusals that another page reports', () => {
    const other = { ...at('locked', 'knocked'), page: 'other' }
    expect(applyPosition(waiting, other)).toBe(waiting)
    expect(applyPosition(stepping, other)).toBe(stepping)
    expect(applyRefusal(stepping, 'other')).toBe(stepping)
  })

  it('is left if another page is followed or its view is unmounted, unless it is over', () => {
    expect(isLeft(waiting, { page: 'own', hasLeftWalk: false })).toBe(false)
    expect(isLeft(stepping, { page: 'own', hasLeftWalk: true })).toBe(true)
    for (const page of ['other', null])
      expect(isLeft(waiting, { page, hasLeftWalk: false })).toBe(true)
    expect(isLeft({ ...waiting, phase: 'done' }, { page: null, hasLeftWalk: true })).toBe(false)
  })

  it('can be ended until its page is reloaded, closed or left, even once it is over', () => {
    const done = { ...waiting, phase: 'done' as const }
    for (const walk of [waiting, done]) {
      expect(isOnItsPage(walk, { page: 'own', hasLeftWalk: false })).toBe(true)
      expect(isOnItsPage(walk, { page: 'own', hasLeftWalk: true })).toBe(false)
      for (const page of ['other', null])
        expect(isOnItsPage(walk, { page, hasLeftWalk: false })).toBe(false)
    }
    const opening = initialWalkState({ walk, from: null, returnUrl: null })
    for (const page of ['other', null])
      expect(isOnItsPage(opening, { page, hasLeftWalk: false })).toBe(false)
  })
})

describe('a walk whose page is being opened', () => {
  it('does not begin on the page that was open before', () => {
    const again = initialWalkState({ walk, from: 'own', returnUrl: '/' })
    expect(applyPosition(again, at('opening', 'knocked'))).toBe(again)
    expect(applyPosition(again, { ...at('closed'), page: 'next' })).toMatchObject({
      phase: 'waiting',
      page: 'next',
    })
  })

  it('is late after the time limit, and still begins if the page opens later', () => {
    const waited = markLate(initialWalkState({ walk, from: null, returnUrl: null }))
    expect(waited).toMatchObject({ phase: 'opening', isLate: true })
    expect(applyPosition(waited, at('closed'))).toMatchObject({ phase: 'waiting', isLate: false })
    expect(markLate(waiting)).toBe(waiting)
  })

  const open = initialWalkState({ walk, from: 'before', returnUrl: '/' })

  it('has no unexpected URL while the earlier page is followed or once its own page has opened', () => {
    expect(unexpectedUrl(open, on('before'), ['/login', '/'])).toBeNull()
    expect(unexpectedUrl(open, on(null), ['/login', '/'])).toBeNull()
    expect(unexpectedUrl(open, on('next'), ['/login', null])).toBeNull()
    expect(unexpectedUrl(open, on('next'), ['/register?tab=check', '/register'])).toBeNull()
  })

  it('has the URL of a page that does not connect: at once if it is another one than before, otherwise once it is late', () => {
    expect(unexpectedUrl(open, on(null), ['/profile', '/login?redirectUrl=profile'])).toBe(
      '/login?redirectUrl=profile',
    )
    expect(unexpectedUrl(markLate(open), on(null), ['/profile', '/'])).toBe('/')
    expect(unexpectedUrl(markLate(open), on(null), ['/profile', '/profile?inspect'])).toBeNull()
  })

  it('has the URL of another page that opened instead, until the first step', () => {
    const begun = { ...open, phase: 'waiting', page: 'own' } as const
    expect(unexpectedUrl(open, on('next'), ['/login', '/'])).toBe('/')
    expect(unexpectedUrl(begun, on('own'), ['/login', '/'])).toBeNull()
    expect(unexpectedUrl(begun, on('next'), ['/login', '/'])).toBe('/')
    expect(unexpectedUrl(begun, on('next'), ['/login', '/login'])).toBeNull()
    expect(unexpectedUrl({ ...begun, taken: 1 }, on('next'), ['/login', '/'])).toBeNull()
  })
})

const on = (page: string | null) => ({ page, hasLeftWalk: false })
