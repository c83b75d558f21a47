import type {
  Actor,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  Snapshot,
  StateValue,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import type { AnyFlowModel, FlowModel } from '#machines/testing/model.ts'
import { createFlow } from '#machines/kernel/start.ts'
import { stateIds, stateValueOf } from '#studio/app/live/state-ids.ts'
import { explore } from '#walks/paths/explore.ts'

/** A child flow that is under way, in which state. */
export type Child = FlowPosition<AnyStateMachine> & { model: AnyFlowModel }

export type FlowPosition<Machine extends AnyStateMachine> = {
  /** Path of a state, as in `mobile.editing`. */
  state: string
  /** Facts in place of those that the model's path there leaves behind. */
  context?: Partial<ContextFrom<Machine>>
  /** The child flows by the id of their invoke. */
  children?: Record<string, Child>
}

/** The paths of the states in which a flow can be seen: states that it does not merely pass through, or ends in. */
export function visibleStates({ machine }: AnyFlowModel): string[] {
  return leaves(machine)
    .filter(({ type }) => type === 'atomic')
    .map(pathOf)
}

/** For a flow whose end stays in sight: the paths of its final states too. */
export function visibleStatesAndEnds({ machine }: AnyFlowModel): string[] {
  return leaves(machine).map(pathOf)
}

function leaves(machine: AnyStateMachine): AnyStateNode[] {
  return getStateNodes(machine.root).filter(
    (state) => state.type === 'final' || (state.type === 'atomic' && !isPassing(state)),
  )
}

/** Whether a flow leaves the state as soon as it has entered it: one of its eventless transitions has no guard. */
const isPassing = ({ always }: AnyStateNode): boolean =>
  always?.some(({ guard }) => guard === undefined) ?? false

/**
 * The flow in a state, with the context of the shortest path there. Nothing runs: calls stay pending
 * and deadlines do not pass.
 */
export function actorInState<Machine extends AnyStateMachine>(
  model: FlowModel<Machine>,
  where: FlowPosition<Machine>,
): Actor<Machine> {
  const [start] = Object.entries(model.starts)
  if (start === undefined) throw new Error(`${model.machine.id} has no start`)
  const [, input] = start
  return createFlow(model.machine, { input, snapshot: persisted(model, where) })
}

/** Ids of all states in which `actorInState` puts a flow: this one, those around it, and those parallel to it. */
export function statesAt(model: AnyFlowModel, state: string): ReadonlySet<string> {
  return stateIds(model.machine.id, snapshotAt(model, state).value)
}

/** Id of the state with this path. */
export function stateIdOf({ machine }: AnyFlowModel, path: string): string {
  return [...stateIds(machine.id, stateValueOf(path))].at(-1) ?? machine.id
}

function persisted(
  model: AnyFlowModel,
  { state, context, children = {} }: FlowPosition<AnyStateMachine>,
): Snapshot<unknown> {
  const { machine } = model
  const found = snapshotAt(model, state)
  const value: StateValue = found.value
  const resolved = machine.resolveState({ value, context: { ...found.context, ...context } })
  const restored = Object.entries(children).map(([id, child]) => [
    id,
    { src: sourceOf(machine, id), snapshot: persisted(child.model, child) },
  ])
  return Object.assign(machine.getPersistedSnapshot(resolved), {
    children: Object.fromEntries(restored),
  })
}

function snapshotAt(model: AnyFlowModel, state: string): AnyMachineSnapshot {
  const found = snapshotsOf(model).find((snapshot) => snapshot.matches(stateValueOf(state)))
  if (!found) throw new Error(`${model.machine.id} is never in ${state}`)
  return found
}

const explored = new WeakMap<AnyFlowModel, AnyMachineSnapshot[]>()

function snapshotsOf(model: AnyFlowModel): AnyMachineSnapshot[] {
  const known = explored.get(model)
  if (known) return known
  const snapshots = explore(model).flatMap((exploration) => [...exploration.snapshots.values()])
  explored.set(model, snapshots)
  return snapshots
}

function sourceOf(machine: AnyStateMachine, id: string): string {
  const invokes = getStateNodes(machine.root).flatMap(({ invoke }) => invoke)
  const src = invokes.find((invoke) => invoke.id === id)?.src
  if (typeof src !== 'string') throw new Error(`${machine.id} has no child ${id}`)
  return src
}

const pathOf = ({ path }: AnyStateNode): string => path.join('.')
