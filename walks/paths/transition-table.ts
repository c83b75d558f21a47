import { isDeepStrictEqual } from 'node:util'
import {
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type ExecutableActionObject,
} from 'xstate'
import { statePath } from '#walks/recording/state-path.ts'
import type { AnyWalkModel } from '#walks/model.ts'
import { explore } from './explore.ts'
import { eventForm, shortForm, type Frame } from './short-form.ts'

/** The time at which steps are recorded, so that a table does not change with the day. */
export const recordingStart = new Date('2026-11-20T10:00:00Z')

/** The steps of each state, written as lines. */
type Steps = Set<string>

/**
 * Everything that a machine does, in lines that can be read and compared: of each state its tags, and of each event
 * there, with its payload, the target, what is emitted and sent, which actors are invoked with what, and the facts that
 * change, with their new values.
 * @param pass lets a moment pass between the states and the steps, so that a time that is set again differs
 */
export function stepsText(model: AnyWalkModel, pass: () => void): string {
  const states = new Map<string, Steps>()
  for (const { edges, snapshots } of explore(model)) {
    pass()
    for (const snapshot of snapshots.values()) stepsOf(states, snapshot)
    for (const { from, step } of edges) {
      const before = snapshots.get(from)
      if (before !== undefined) stepsOf(states, before).add(lineOf(model, before, step.event))
    }
  }
  return [...states]
    .map(([state, steps]) => `${[state, ...[...steps].toSorted()].join('\n')}\n`)
    .join('\n')
}

function stepsOf(states: Map<string, Steps>, { value, tags }: AnyMachineSnapshot): Steps {
  const name = ['#', statePath(value), ...[...tags].toSorted().map((tag) => `#${tag}`)].join(' ')
  const steps = states.get(name) ?? new Set<string>()
  states.set(name, steps)
  return steps
}

function lineOf(model: AnyWalkModel, before: AnyMachineSnapshot, event: AnyEventObject): string {
  const [next, actions] = transition(model.machine, before, event)
  const frame = { before: JSON.stringify([before.context, event]), now: Date.now() }
  const to = isDeepStrictEqual(before.value, next.value) ? 'stays' : statePath(next.value)
  const parts = [
    `${eventForm(event, frame)} → ${to}`,
    ...actions.flatMap((action) => actionText(action, frame)),
    ...changes(before, next, frame),
  ]
  return parts.join('; ')
}

function changes(before: AnyMachineSnapshot, next: AnyMachineSnapshot, frame: Frame): string[] {
  return Object.entries(next.context)
    .filter(([fact, value]) => !isDeepStrictEqual(before.context[fact], value))
    .map(([fact, value]) => `sets ${fact} = ${shortForm(value, frame)}`)
    .toSorted()
}

function actionText({ type, params }: ExecutableActionObject, frame: Frame): string[] {
  // XState does not type the parameters of its own actions.
  const { event, id, input } = (params ?? {}) as {
    event?: AnyEventObject
    id?: string
    input?: unknown
  }
  if (type === 'xstate.emit' && event) return [`emits ${eventForm(event, frame)}`]
  if ((type === 'xstate.raise' || type === 'xstate.sendTo') && event)
    return [`sends ${eventForm(event, frame)}`]
  if (type !== 'xstate.spawnChild') return []
  return [input === undefined ? `asks ${id}` : `asks ${id} ${shortForm(input, frame)}`]
}
