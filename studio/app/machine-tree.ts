import { studioMachines, type StudioMachine } from './machines.ts'
import { invocations } from './neighbours.ts'

/** A machine with those that it opens, in the order of its states. */
export type MachineTree = { machine: StudioMachine; opens: MachineTree[] }

/** The machines that no other opens, in the order in which a shopper meets them; those not named here come last. */
const met = [
  'stories',
  'wishlist',
  'stockAlerts',
  'addToCart',
  'checkout',
  'authentication',
  'paymentResult',
  'payLink',
  'commentForm',
  'profileImage',
]

/** The machines of a group, each below the one that opens it. */
export function machineTrees(group: StudioMachine['group']): MachineTree[] {
  const opened = new Set(invocations.map(({ called }) => called))
  const place = ({ id }: StudioMachine) => (met.includes(id) ? met.indexOf(id) : met.length)
  return studioMachines
    .filter((machine) => machine.group === group && !opened.has(machine))
    .toSorted((a, b) => place(a) - place(b))
    .map(treeOf)
}

function treeOf(machine: StudioMachine): MachineTree {
  const called = invocations.filter(({ caller }) => caller === machine).map((each) => each.called)
  return { machine, opens: [...new Set(called)].map(treeOf) }
}
