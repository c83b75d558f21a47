import { initialTransition, transition, type ExecutableActionObject } from 'xstate'
import { explore } from '#walks/paths/explore.ts'
import { uuid } from '#walks/paths/short-form.ts'
import type { AnyWalkModel } from '#walks/model.ts'

/** An actor that a machine invokes: its `src`, its invoke `id` and its input. */
export type Invocation = { src: string; id: string; input: unknown }

/** Each actor and input that the explored paths of a model invoke, without duplicates. */
export function invocationsOf(model: AnyWalkModel): Invocation[] {
  const found = new Map<string, Invocation>()
  const collect = (actions: readonly ExecutableActionObject[]) => {
    for (const { type, params } of actions) {
      if (type !== 'xstate.spawnChild') continue
      // XState does not type the parameters of its own actions.
      const { src, id, input } = (params ?? {}) as Record<string, unknown>
      if (typeof src !== 'string' || typeof id !== 'string') continue
      const key = `${src} ${id} ${JSON.stringify(input, maskKeys)}`
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

/** Idempotency keys are random, so they are masked before comparing. */
const maskKeys = (_: string, value: unknown) =>
  typeof value === 'string' && uuid.test(value) ? 'key' : value
