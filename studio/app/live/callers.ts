import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { actorsWithoutCalls } from '#studio/shop/machines.ts'
import { flowModels } from '#studio/shop/models.ts'
import type { Caller } from '#studio/channel/protocol.ts'
import { invokedMachine } from '#charts/graph.ts'

/** The invoked actors that make calls in some machines and in those that they invoke, each machine once. */
export function callersIn(machines: Iterable<string>): Caller[] {
  const seen = new Set<string>()
  return [...machines].flatMap((id) => {
    const machine = flowModels.find((model) => model.machine.id === id)?.machine
    return machine === undefined ? [] : callersOf(machine, seen)
  })
}

function callersOf(machine: AnyStateMachine, seen: Set<string>): Caller[] {
  if (seen.has(machine.id)) return []
  seen.add(machine.id)
  const invokes = nodesIn(machine.root).flatMap(({ invoke }) => invoke)
  const callers = new Map<string, Caller>()
  const inner: Caller[] = []
  for (const { id, src } of invokes) {
    if (actorsWithoutCalls.includes(src)) continue
    const invoked = invokedMachine(machine, src)
    if (invoked !== undefined) inner.push(...callersOf(invoked, seen))
    else callers.set(id, { machine: machine.id, name: id })
  }
  return [...callers.values(), ...inner]
}

function nodesIn(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesIn)]
}
