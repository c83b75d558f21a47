import { studioMachines, type StudioMachine } from './machines.ts'
import { invocations } from './neighbors.ts'

/** A machine with the machines that it invokes, in the order of its states. */
export type MachineTree = { machine: StudioMachine; opens: MachineTree[] }

/** The machines of a group in the order of the registry, each below the one that invokes it. */
export function machineTrees(group: StudioMachine['group']): MachineTree[] {
  const opened = new Set(invocations.map(({ called }) => called))
  return studioMachines
    .filter((machine) => machine.group === group && !opened.has(machine))
    .map(treeOf)
}

function treeOf(machine: StudioMachine): MachineTree {
  const called = invocations.filter(({ caller }) => caller === machine).map((each) => each.called)
  return { machine, opens: [...new Set(called)].map(treeOf) }
}
