import type { AnyMachineSnapshot } from 'xstate'
import type { ServerMove, ServerMoves } from '#studio/server-moves.ts'
import { models } from '#studio/shop/models.ts'
import { digits } from '#studio/words/digits.ts'
import { transitionId } from '#walks/recording/transition-id.ts'
import type { LiveActor, LiveState, Step } from './live-state.ts'

/** In place of a page: the server, which takes its rows through their lifecycles. */
export const serverPage = 'server'

/** The state with the moves as steps of the rows that they moved. */
export function withMoves(state: LiveState, moves: readonly ServerMove[]): LiveState {
  let { lastId } = state
  const steps = moves.flatMap((move): Step[] => {
    const step = stepOf(move, lastId + 1)
    if (step === null) return []
    lastId = step.id
    return [step]
  })
  return steps.length === 0 ? state : { ...state, lastId, steps: [...state.steps, ...steps] }
}

/** The rows that the server has moved, each as it is after its last move. */
export function rowsIn(steps: readonly Step[]): LiveActor[] {
  const rows = new Map(
    steps.filter(({ page }) => page === serverPage).map((step) => [step.flow, step]),
  )
  return [...rows].map(([id, step]) => ({
    id,
    name: machineName(step),
    machine: step.machine,
    flow: id,
    parent: null,
    status: step.isLast === true ? 'done' : 'active',
  }))
}

/** The machine of a step, with the number of the row that it moved on the server. */
export function machineName({ machine, row }: Pick<Step, 'machine' | 'row'>): string {
  return row === undefined ? machine : `${machine} ${digits(row)}`
}

/** Null for a move of a chart that the studio does not have. */
function stepOf({ machine: id, row, ...move }: ServerMove, place: number): Step | null {
  const machine = models.find((model) => model.machine.id === id)?.machine
  if (machine === undefined || !(move.to in machine.states)) return null
  const event = { type: move.event }
  const known = move.from !== null && move.from in machine.states
  const before: AnyMachineSnapshot | null = known
    ? machine.resolveState({ value: move.from ?? '', context: {} })
    : null
  return {
    id: place,
    page: serverPage,
    began: place,
    seq: place,
    at: move.at,
    flow: `${id} ${row}`,
    actor: `${id} ${row}`,
    machine: id,
    event,
    transitions: before === null ? [] : machine.getTransitionData(before, event).map(transitionId),
    value: move.to,
    context: { row, by: move.actor },
    row,
    isLast: machine.states[move.to]?.type === 'final',
  }
}

/**
 * Asks the server once a second how it moved its rows, from now on; one that does not answer is not asked again. A move
 * that arrives twice is passed on once.
 */
export function watchServer(take: (moves: ServerMove[]) => void): void {
  const told = new Set<string>()
  const ask = async (after: number | null): Promise<void> => {
    const query = after === null ? '' : `?after=${Math.floor(after)}`
    const reply = await fetch(`/dev/studio/moves${query}`).catch(() => null)
    // A server without such a route may answer with its page.
    const isOther = reply?.ok === true && !reply.headers.get('content-type')?.includes('json')
    if (reply?.status === 404 || isOther) return
    const said: ServerMoves | null = reply?.ok === true ? await reply.json() : null
    const fresh = said?.moves.filter(({ at }) => at >= started) ?? []
    if (said !== null && after === null) started = said.now
    take(fresh.filter(({ machine, id }) => isNew(told, `${machine} ${id}`)))
    setTimeout(() => void ask(said?.now ?? after), pause)
  }
  let started = 0
  void ask(null)
}

const pause = 1_000

function isNew(told: Set<string>, key: string): boolean {
  if (told.has(key)) return false
  told.add(key)
  return true
}
