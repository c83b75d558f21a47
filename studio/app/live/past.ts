import type { LiveState, Step } from './live-state.ts'
import type { Live } from './live.ts'
import { serverPage } from './server-moves.ts'

type Past = Pick<Live, 'recording' | 'steps' | 'shown'>

/** The steps of the shown flow; in a recording all. */
export function pastOf({ recording, steps, shown }: Past): readonly Step[] {
  if (recording !== null) return steps
  return steps.filter(({ flow, page }) => flow === shown?.flow && page === shown?.page)
}

/** Whether an actor of a step's flow is running: every page numbers its actors from zero. */
export function isAtWork(
  { page, actors }: Pick<LiveState, 'page' | 'actors'>,
  step: Step,
  actor: string,
): boolean {
  if (step.page === serverPage) return step.isLast !== true
  return step.page === page && actors.get(actor)?.status === 'active'
}

/** The step that the same actor took before the shown one. */
export function stepBefore({ steps, shown }: Past): Step | null {
  if (shown === null) return null
  const place = steps.findIndex(({ id }) => id === shown.id)
  return steps.slice(0, place).findLast(({ actor }) => actor === shown.actor) ?? null
}

/** What the shop shows while a past step is selected. */
export type PastView =
  | { kind: 'shown' }
  /** The page that showed the flow at that URL is no longer open. */
  | { kind: 'closed'; path: string }
  /** The step belongs to a page that has been left or reloaded. */
  | { kind: 'gone' }

type Looking = Pick<Live, 'recording' | 'shown' | 'isPast'> & {
  state: Pick<LiveState, 'page' | 'traveled'>
}

/** Null in the present, in a recording, and until the page has replied. */
export function pastViewOf({ recording, shown, isPast, state }: Looking): PastView | null {
  if (!isPast || recording !== null || shown === null || shown.page === serverPage) return null
  if (shown.page !== state.page) return { kind: 'gone' }
  const { traveled } = state
  if (traveled === null || traveled.flow !== shown.flow || traveled.to !== shown.seq) return null
  return traveled.closedAt === null
    ? { kind: 'shown' }
    : { kind: 'closed', path: traveled.closedAt }
}
