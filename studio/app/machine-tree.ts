import { studioMachines, type StudioMachine } from './machines.ts'
import { invocations } from './neighbors.ts'

/** A machine with the machines that it alone invokes, in the order of its states. */
export type MachineTree = { machine: StudioMachine; opens: MachineTree[] }

/**
 * The machines of a group in the order of the registry, each once: below the one that invokes it, or on its own where
 * several do.
 */
export function machineTrees(group: StudioMachine['group']): MachineTree[] {
  return studioMachines
    .filter((machine) => machine.group === group && onlyCallerOf(machine) === null)
    .map(treeOf)
}

function treeOf(machine: StudioMachine): MachineTree {
  const called = invocations.filter(({ caller }) => caller === machine).map((each) => each.called)
  const opens = [...new Set(called)].filter((each) => onlyCallerOf(each) === machine)
  return { machine, opens: opens.map(treeOf) }
}

function onlyCallerOf(machine: StudioMachine): StudioMachine | null {
  const callers = new Set(
    invocations.filter(({ called }) => called === machine).map(({ caller }) => caller),
  )
  const [only] = callers
  return callers.size === 1 && only !== undefined ? only : null
}
