import type { LiveActor, LiveState, Step } from './live-state.ts'

type Seen = Pick<LiveState, 'actors' | 'steps'> & {
  /** The flow whose chart is shown; undefined if the chart's machine has not run. */
  charted: string | undefined
  /** The id of the last step that was handled. */
  since: number
  /** Whether the page that is shown is the one of a machine. */
  isOfPage: (machine: string) => boolean
}

/**
 * The id of the machine whose chart to switch to after new steps; null if the chart stays. It is that of the actor that
 * moved last in the charted flow, a child that has just started, or the parent when a child has ended, and the flow
 * itself when all of it has. Another flow of the page gets the chart only when the charted one has ended, or when nobody
 * has acted in the charted one yet and somebody acts there, or it begins on its own page and the charted one is of another.
 * Of several that begin, that is the first one of the page, before those that every page has.
 */
export function chartAlong({ actors, steps, charted, since, isOfPage }: Seen): string | null {
  const fresh = steps
    .filter((step) => step.id > since && isMove(step))
    .sort((one, other) => one.id - other.id)
  const isLiving = ({ flow }: Pick<Step, 'flow'>) =>
    [...actors.values()].some((actor) => actor.flow === flow && isAtWork(actor))
  const done = fresh.findLast((step) => isDoing(step) && isLiving(step))
  const isAtHome = (flow: string) => isOfPage(actors.get(flow)?.machine ?? '')
  const own = fresh.find((step) => isLiving(step) && isAtHome(step.flow))
  const moved =
    charted !== undefined && isLiving({ flow: charted })
      ? (fresh.findLast(({ flow }) => flow === charted) ??
        (steps.some((step) => step.flow === charted && isDoing(step))
          ? undefined
          : (done ?? (isAtHome(charted) ? undefined : own))))
      : (done ?? own ?? fresh.find(isLiving) ?? fresh.findLast(({ flow }) => flow === charted))
  // Steps that an actor causes end before its own step does, so the last to end is the one that started it.
  const mover = fresh.findLast(({ flow }) => flow === moved?.flow)
  const isNew = (step: Step) => step.id > since || (mover !== undefined && isWithin(step, mover))
  const begun = new Set(
    steps.filter((step) => isBegin(step.event) && isNew(step)).map(({ actor }) => actor),
  )
  const atWork = nearestRunning(actors, mover?.actor)
  if (atWork !== undefined) return innermost(actors, atWork, begun).machine
  return actors.get(moved?.flow ?? '')?.machine ?? null
}

const isAtWork = ({ machine, status }: LiveActor) => machine !== null && status === 'active'

/** An ignored event moves nothing. */
const isMove = ({ event, transitions }: Step) =>
  transitions.length > 0 || isBegin(event) || event.type === 'studio.arrived'

const isBegin = ({ type }: Step['event']) => type === 'xstate.init'

/** Whether a step is part of another one, which may be reported later: an actor's step ends after those of its children. */
const isWithin = (inner: Step, outer: Step) =>
  inner.page === outer.page && inner.began >= outer.began && inner.seq <= outer.seq

/** Whether the shopper or the developer acted, rather than the flow itself or an event sent to all flows. */
function isDoing({ event: { type } }: Step): boolean {
  return !type.startsWith('xstate.') && type !== 'session.changed' && type !== 'studio.arrived'
}

/** A running actor, or its nearest running ancestor. */
function nearestRunning(actors: LiveState['actors'], id: string | null | undefined) {
  let actor = actors.get(id ?? '')
  while (actor !== undefined && !isAtWork(actor)) actor = actors.get(actor.parent ?? '')
  return actor
}

/** The child that has just started to work for an actor, recursively. */
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
