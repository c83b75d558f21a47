import type { PathStep } from '#walks/paths-report.ts'
import type { WalkPosition } from '#studio/channel/walking.ts'
import type { KnownWalk } from './walk.ts'

/** The walk that is being watched, and how far it went. */
export type WalkState = {
  walk: KnownWalk
  /** The page that was followed before the walk's page was opened. */
  from: string | null
  /** The page on which it began, and to which it belongs; null while that is opening. */
  page: string | null
  /** The URL that the frame showed before; null if it was closed. */
  back: string | null
  /** `opening`: the page that shows the machine is not there yet. */
  phase: 'opening' | 'waiting' | 'stepping' | 'departed' | 'done'
  /** Whether its page did not open in time. */
  isLate: boolean
  /** How many steps were taken. */
  taken: number
  /** Where the machine went instead; null if it accepted nothing. Only for a departed one. */
  instead: string | null
  /** Milliseconds between two steps; null while they are taken one by one. */
  pace: number | null
}

type Opening = Pick<WalkState, 'walk' | 'from' | 'back'>

/** A walk whose page is being opened; its steps are taken one by one until a pace is chosen. */
export function initialWalkState({ walk, from, back }: Opening): WalkState {
  const start = { page: null, phase: 'opening', isLate: false, taken: 0 } as const
  return { walk, from, back, ...start, instead: null, pace: null }
}

/** The URL that the frame shows instead of a walk's page, if another page has opened; null while all goes well. */
export function unexpectedUrl(
  { from, phase }: Pick<WalkState, 'from' | 'phase'>,
  page: string | null,
  [wanted, shown]: readonly [wanted: string | null, shown: string | null],
): string | null {
  if (phase !== 'opening' || page === null || page === from) return null
  if (wanted === null || shown === null) return null
  return isSamePage(wanted, shown) ? null : shown
}

/** Whether two URLs point to the same page, ignoring the query string. */
export function isSamePage(one: string, other: string): boolean {
  return one.split('?')[0] === other.split('?')[0]
}

/** The step that comes next. */
export function nextStep({ walk, taken }: WalkState): PathStep | undefined {
  return walk.path.steps[taken]
}

/** How long a page may take to open. */
export const openTimeoutMs = 10_000

/** After the page had time enough to open. */
export function markLate(state: WalkState): WalkState {
  return state.phase === 'opening' ? { ...state, isLate: true } : state
}

/** Whether the page of a walk was closed, reloaded or led elsewhere, or is no longer followed, before the walk is over. */
export function isLeft(
  { phase, page }: Pick<WalkState, 'phase' | 'page'>,
  followed: { page: string | null; hasLeftWalk: boolean },
): boolean {
  if (phase !== 'waiting' && phase !== 'stepping') return false
  return followed.hasLeftWalk || followed.page !== page
}

type Position = Omit<WalkPosition, 'value'> & { page: string }

/** After a page has said where the walk is. */
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
  if (!isSame) return { ...state, phase: 'departed', instead: position.state }
  return finishIfComplete({ ...state, phase: 'waiting', taken: taken + 1 })
}

/** After a page has said that the machine does not accept the step. */
export function applyRefusal(state: WalkState, page: string | null): WalkState {
  const isOwn = state.phase === 'stepping' && state.page === page
  return isOwn ? { ...state, phase: 'departed', instead: null } : state
}

function finishIfComplete(state: WalkState): WalkState {
  return nextStep(state) === undefined ? { ...state, phase: 'done' } : state
}
