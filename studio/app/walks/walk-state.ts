import type { PathStep } from '#walks/paths-report.ts'
import type { WalkPosition } from '#studio/channel/walking.ts'
import type { KnownWalk } from './walk.ts'

/** The walk that is being watched, and its progress. */
export type WalkState = {
  walk: KnownWalk
  /** The id of the page that was followed before the walk's page was opened. */
  from: string | null
  /** The id of the page on which the walk runs; null while that is opening. */
  page: string | null
  /** The URL that the frame showed before the walk; null if the frame was closed. */
  returnUrl: string | null
  /**
   * `opening`: the page has not reported a position yet. `diverged`: the machine refused the step or went elsewhere.
   * `strayed`: the page, or somebody in it, moved the machine off the path.
   */
  phase: 'opening' | 'waiting' | 'stepping' | 'diverged' | 'strayed' | 'done'
  /** Whether the walk's page did not open in time. */
  isLate: boolean
  /** How many steps were taken. */
  taken: number
  /** The state that the machine went to instead; null if it refused the event, and in other phases. */
  divertedTo: string | null
  /** Whether the page has sent the machine something of its own, such as who is signed in. */
  hasPageInput: boolean
  /** Milliseconds between two steps; null if each step is taken by hand. */
  pace: number | null
}

type Opening = Pick<WalkState, 'walk' | 'from' | 'returnUrl'>

/** A walk whose page is being opened; its steps are taken by hand until a pace is chosen. */
export function initialWalkState({ walk, from, returnUrl }: Opening): WalkState {
  const start = { page: null, phase: 'opening', isLate: false, taken: 0 } as const
  return { walk, from, returnUrl, ...start, divertedTo: null, hasPageInput: false, pace: null }
}

/**
 * The URL that the frame shows instead of a walk's page; null unless another page has opened. A page can lead elsewhere a
 * moment after it has shown the machine: then the walk has begun, and is left without a step.
 */
export function unexpectedUrl(
  walk: Pick<WalkState, 'from' | 'returnUrl' | 'phase' | 'isLate' | 'page' | 'taken'>,
  followed: Followed,
  [wanted, shown]: readonly [wanted: string | null, shown: string | null],
): string | null {
  const isBefore = walk.phase === 'opening' || (walk.taken === 0 && isLeft(walk, followed))
  if (!isBefore || wanted === null || shown === null || isSamePage(wanted, shown)) return null
  const isOtherPage = followed.page !== null && followed.page !== walk.from
  // A page that does not connect, such as a sign-in that leads on to the inspected page, is known by its URL alone.
  const isOtherUrl = walk.phase === 'opening' && (walk.isLate || shown !== walk.returnUrl)
  return isOtherPage || isOtherUrl ? shown : null
}

/** Whether two URLs point to the same page, ignoring the query string. */
function isSamePage(one: string, other: string): boolean {
  return one.split('?')[0] === other.split('?')[0]
}

/** The next step; undefined after the last one. */
export function nextStep({ walk, taken }: WalkState): PathStep | undefined {
  return walk.path.steps[taken]
}

/** How long a page may take to open, and how long an open one to show the machine, in milliseconds. */
export const openTimeoutMs = 10_000
export const showTimeoutMs = 3_000

/** The state once the page has had its time to open or to show the machine. */
export function markLate(state: WalkState): WalkState {
  return state.phase === 'opening' ? { ...state, isLate: true } : state
}

type Followed = { page: string | null; hasLeftWalk: boolean }

/** Whether the page on which a walk has begun still shows it, even if it is over. */
export function isOnItsPage({ page }: Pick<WalkState, 'page'>, followed: Followed): boolean {
  return page !== null && page === followed.page && !followed.hasLeftWalk
}

/** Whether the page of an unfinished walk was closed, reloaded or navigated away from, or is no longer followed. */
export function isLeft(walk: Pick<WalkState, 'phase' | 'page'>, followed: Followed): boolean {
  return (walk.phase === 'waiting' || walk.phase === 'stepping') && !isOnItsPage(walk, followed)
}

type Position = Omit<WalkPosition, 'value'> & { page: string }

/** The state after a page has reported a position of its walk. */
export function applyPosition(state: WalkState, position: Position): WalkState {
  const { walk, from, page, phase, taken } = state
  if (position.machine !== walk.machine) return state
  if (phase === 'opening')
    return position.page === from
      ? state
      : finishIfComplete({ ...state, phase: 'waiting', page: position.page, isLate: false })
  if (position.page !== page) return state
  const step = nextStep(state)
  if (step === undefined || (phase !== 'stepping' && phase !== 'waiting')) return state
  const isSame =
    position.state === step.state && position.transitions.join() === step.transitions.join()
  if (isSame) return finishIfComplete({ ...state, phase: 'waiting', taken: taken + 1 })
  const divertedTo = position.state
  if (!position.byPage) return { ...state, phase: 'diverged', divertedTo }
  if (divertedTo === placeOf(state)) return { ...state, hasPageInput: true }
  return { ...state, phase: 'strayed', divertedTo, hasPageInput: true }
}

/** The state to which the steps so far have led. */
function placeOf({ walk: { path }, taken }: WalkState): string {
  return path.steps[taken - 1]?.state ?? path.state
}

/** The state after a page has reported that it could not take the step. */
export function applyRefusal(state: WalkState, page: string | null): WalkState {
  const isOwn = state.phase === 'stepping' && state.page === page
  return isOwn ? { ...state, phase: 'diverged', divertedTo: null } : state
}

function finishIfComplete(state: WalkState): WalkState {
  return nextStep(state) === undefined ? { ...state, phase: 'done' } : state
}
