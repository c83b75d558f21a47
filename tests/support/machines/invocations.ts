import { initialTransition, transition, type ExecutableActionObject } from 'xstate'
import { explore } from '#walks/paths/explore.ts'
import type { AnyWalkModel } from '#walks/model.ts'

/** An actor that a machine invokes: the name under which it is provided, that of the invoke, and what it is given. */
export type Invocation = { src: string; id: string; input: unknown }

/** Every actor that the walks of a model invoke, with each input once. */
export function invocationsOf(model: AnyWalkModel): Invocation[] {
  const found = new Map<string, Invocation>()
  const collect = (actions: readonly ExecutableActionObject[]) => {
    for (const { type, params } of actions) {
      if (type !== 'xstate.spawnChild') continue
      // XState does not type the parameters of its own actions.
      const { src, id, input } = (params ?? {}) as Record<string, unknown>
      if (typeof src !== 'string' || typeof id !== 'string') continue
      const key = `${src} ${JSON.stringify(input, withoutKeys)}`
      if (!found.has(key)) found.set(key, { src, id, input })
    }
  }
  for (const input of Object.values(model.starts))
    collect(initialTransition(model.machine, input)[1])
  for (const { edges, snapshots } of explore(model))
    for (const { from, step } of edges) {
      const before = snapshots.get(from)
      if (before !== undefined) collect(transition(model.machine, before, step.event)[1])
    }
  return [...found.values()]
}

/** Keys that are drawn differ in each walk. */
const withoutKeys = (_: string, value: unknown) =>
  typeof value === 'string' && uuid.test(value) ? 'key' : value

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
