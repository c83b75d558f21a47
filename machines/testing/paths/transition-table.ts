import { isDeepStrictEqual } from 'node:util'
import { transition, type AnyMachineSnapshot, type ExecutableActionObject } from 'xstate'
import { statePath } from '#machines/recording/state-path.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { explore } from './explore.ts'

/** The facts that a step changes, by its event, target, emitted events and invoked actors. */
type Steps = Map<string, Set<string>>

/**
 * Everything that a machine does, in lines that can be read and compared: of each state its tags, and of each event
 * there its target, what it emits, which actors it invokes, and which facts it may change.
 * @param pass lets a moment pass between the states and the steps, so that a time that is set again differs
 */
export function stepsText(model: AnyFlowModel, pass: () => void): string {
  const states = new Map<string, Steps>()
  for (const { edges, snapshots } of explore(model)) {
    pass()
    for (const snapshot of snapshots.values()) stepsOf(states, snapshot)
    for (const { from, step } of edges) {
      const before = snapshots.get(from)
      if (before === undefined) continue
      const [next, actions] = transition(model.machine, before, step.event)
      const to = isDeepStrictEqual(before.value, next.value) ? 'stays' : statePath(next.value)
      const name = [`${step.event.type} → ${to}`, ...actions.flatMap(actionText)].join('; ')
      const steps = stepsOf(states, before)
      steps.set(name, new Set([...(steps.get(name) ?? []), ...changes(before, next)]))
    }
  }
  return [...states]
    .map(([state, steps]) => `${[state, ...linesOf(steps)].join('\n')}\n`)
    .join('\n')
}

function stepsOf(states: Map<string, Steps>, { value, tags }: AnyMachineSnapshot): Steps {
  const name = ['#', statePath(value), ...[...tags].toSorted().map((tag) => `#${tag}`)].join(' ')
  const steps = states.get(name) ?? new Map<string, Set<string>>()
  states.set(name, steps)
  return steps
}

function changes(before: AnyMachineSnapshot, next: AnyMachineSnapshot): string[] {
  return Object.keys(next.context).filter(
    (fact) => !isDeepStrictEqual(before.context[fact], next.context[fact]),
  )
}

function linesOf(steps: Steps): string[] {
  const lines = [...steps].map(([name, changed]) =>
    changed.size === 0 ? name : `${name}; changes ${[...changed].toSorted().join(', ')}`,
  )
  return lines.toSorted()
}

function actionText({ type, params }: ExecutableActionObject): string[] {
  // XState does not type the parameters of its own actions.
  const { event, id } = (params ?? {}) as { event?: { type: string }; id?: string }
  if (type === 'xstate.emit') return [`emits ${event?.type}`]
  if (type === 'xstate.raise' || type === 'xstate.sendTo') return [`sends ${event?.type}`]
  return type === 'xstate.spawnChild' ? [`asks ${id}`] : []
}
