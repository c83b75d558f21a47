import type { AnyStateNode, StateValue } from 'xstate'
import { models } from '#studio/shop/models.ts'

const roots = new Map<string, AnyStateNode>(models.map(({ machine }) => [machine.id, machine.root]))

/** The ids of the current states of a machine, including ancestors. Unknown states are left out. */
export function stateIds(machine: string, value: StateValue): ReadonlySet<string> {
  const root = roots.get(machine)
  return new Set(root === undefined ? [] : within(root, value))
}

function within(node: AnyStateNode, value: StateValue): string[] {
  const inner: [string, StateValue | undefined][] =
    typeof value === 'string' ? [[value, undefined]] : Object.entries(value)
  const states = inner.flatMap(([key, value]) => {
    const state = Object.hasOwn(node.states, key) ? node.states[key] : undefined
    return state === undefined ? [] : within(state, value ?? {})
  })
  return [node.id, ...states]
}

/** The value of a machine in the state with this path from the root: `mobile.editing`. */
export function stateValueOf(way: string): StateValue {
  const [first = '', ...below] = way.split('.')
  return below.length === 0 ? first : { [first]: stateValueOf(below.join('.')) }
}
