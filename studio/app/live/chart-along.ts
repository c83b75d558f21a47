import type { LiveActor, LiveState, Step } from './live-state.ts'

type Seen = Pick<LiveState, 'actors' | 'steps'> & {
  /** The flow whose chart is shown; undefined where the chart's machine has not run. */
  charted: string | undefined
  /** Id of the last step that was looked at before. */
  since: number
}

/**
 * Id of the machine whose chart goes along with what has just happened; null where the chart stays. It is the one of
 * the actor that moved last in the charted flow, a child that has just begun, or the parent when a child has ended,
 * and the flow itself when all of it has.
 * Another flow of the page gets the chart only when the charted one has ended, or when somebody does something there
 * and nobody has done anything in the charted one yet.
 */
export function chartAlong({ actors, steps, charted, since }: Seen): string | null {
  const fresh = steps
    .filter((step) => step.id > since && isMove(step))
    .sort((one, other) => one.id - other.id)
  const isLiving = ({ flow }: Pick<Step, 'flow'>) =>
    [...actors.values()].some((actor) => actor.flow === flow && isAtWork(actor))
  const done = fresh.findLast((step) => isDoing(step) && isLiving(step))
  const moved =
    charted !== undefined && isLiving({ flow: charted })
      ? (fresh.findLast(({ flow }) => flow === charted) ??
        (steps.some((step) => step.flow === charted && isDoing(step)) ? undefined : done))
      : (done ?? fresh.find(isLiving) ?? fresh.findLast(({ flow }) => flow === charted))
  // What an actor brings about ends before its own step does, so the last to end is who began it.
  const mover = fresh.findLast(({ flow }) => flow === moved?.flow)
  const begun = new Set(fresh.filter(({ event }) => isBegin(event)).map(({ actor }) => actor))
  const atWork = goingOn(actors, mover?.actor)
  if (atWork !== undefined) return innermost(actors, atWork, begun).machine
  return actors.get(moved?.flow ?? '')?.machine ?? null
}

const isAtWork = ({ machine, status }: LiveActor) => machine !== null && status === 'active'

/** An event that was ignored moves nothing. */
const isMove = ({ event, transitions }: Step) =>
  transitions.length > 0 || isBegin(event) || event.type === 'studio.arrived'

const isBegin = ({ type }: Step['event']) => type === 'xstate.init'

/** Whether the shopper or the developer did it, rather than the flow itself or the news that all flows get. */
function isDoing({ event: { type } }: Step): boolean {
  return !type.startsWith('xstate.') && type !== 'session.changed' && type !== 'studio.arrived'
}

/** An actor that runs, else the nearest one above it that does. */
function goingOn(actors: LiveState['actors'], id: string | null | undefined) {
  let actor = actors.get(id ?? '')
  while (actor !== undefined && !isAtWork(actor)) actor = actors.get(actor.parent ?? '')
  return actor
}

/** Down to the child that has just begun to work for an actor. */
function innermost(
  actors: LiveState['actors'],
  actor: LiveActor,
  begun: ReadonlySet<string>,
): LiveActor {
  const child = [...actors.values()].findLast(
    (each) => each.parent === actor.id && isAtWork(each) && begun.has(each.id),
  )
  return child === undefined ? actor : innermost(actors, child, begun)
}
