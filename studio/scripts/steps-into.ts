import type { AnyMachineSnapshot } from 'xstate'
import { machineOf } from '#studio/channel/machine-of.ts'
import { edgePaths, explore } from '#walks/paths/explore.ts'
import type { KnownStep } from '#walks/paths/known-step.ts'
import { payloadOf } from '#walks/paths/payload.ts'
import { statePath } from '#walks/recording/state-path.ts'
import type { AnyFlowModel } from '#studio/shop/machines.ts'

/**
 * The shortest way of a machine from a start to where another one runs inside it.
 * @throws an error if the other one never does
 */
export function stepsInto(model: AnyFlowModel, start: string, inner: string): KnownStep[] {
  const key = `${model.machine.id} ${start} ${inner}`
  const steps = known.get(key) ?? findSteps(model, start, inner)
  known.set(key, steps)
  return steps
}

const known = new Map<string, KnownStep[]>()

function findSteps(model: AnyFlowModel, start: string, inner: string): KnownStep[] {
  const [exploration] = explore({ ...model, starts: { [start]: model.starts[start] } })
  const snapshots = exploration?.snapshots ?? new Map<string, AnyMachineSnapshot>()
  const isThere = (key: string | undefined) => runs(snapshots.get(key ?? ''), inner)
  const [path] = (exploration ? edgePaths(exploration) : [])
    .filter(({ steps }) => isThere(steps.at(-1)?.key))
    .toSorted((a, b) => a.steps.length - b.steps.length)
  if (path === undefined) throw new Error(`${inner} never runs inside ${model.machine.id}`)
  return path.steps.map(({ event, key }) => ({
    event: event.type,
    data: payloadOf(event),
    transitions: [],
    state: statePath(snapshots.get(key)?.value ?? ''),
  }))
}

/** A child that has not started has its machine, but no snapshot. */
function runs(snapshot: AnyMachineSnapshot | undefined, machine: string): boolean {
  const children: object[] = Object.values(snapshot?.children ?? {})
  return children.some((child) => machineOf(child) === machine)
}
