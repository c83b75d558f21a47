import { relations, type Place, type RelationName } from '#studio/shop/machines.ts'
import { statesIn } from '#charts/graph.ts'
import { plainName } from '#charts/names.ts'
import { studioMachines, type StudioMachine } from './machines.ts'

/** A machine that invokes another, and where it does. */
export type Invocation = { caller: StudioMachine; state: string; called: StudioMachine }

/** The machine of an actor; undefined for any other actor. */
export function machineBehind({ machine }: StudioMachine, actor: string) {
  const logic = machine.implementations.actors[plainName(actor)]
  return studioMachines.find((each) => each.machine === logic)
}

/** Every invocation of a machine by another, read from their charts. */
export const invocations: readonly Invocation[] = studioMachines.flatMap((caller) =>
  statesIn(caller.graph.root).flatMap(({ id, invokes }) =>
    invokes.flatMap((actor) => {
      const called = machineBehind(caller, actor)
      return called === undefined ? [] : [{ caller, state: id, called }]
    }),
  ),
)

/**
 * A related flow: the place where it continues, and the name of the relation. `own` is the state of the flow itself;
 * without one any state.
 */
export type Neighbor = { name: RelationName; place: Place; own?: string }

/** Where the flow continues from a state, or from any state of a machine. */
export function nextOf(machine: string, state?: string): Neighbor[] {
  return relations
    .filter(({ from }) => isAt(from, machine, state))
    .map(({ name, from, to }) => ({ name, place: to, own: stateOf(from) }))
}

/** Where the flow came from that continues in a state, or in any state of a machine. */
export function beforeOf(machine: string, state?: string): Neighbor[] {
  return relations
    .filter(({ to }) => isAt(to, machine, state))
    .map(({ name, from, to }) => ({ name, place: from, own: stateOf(to) }))
}

const stateOf = ({ state }: Place): string | undefined => state

function isAt(place: Place, machine: string, state?: string): boolean {
  return place.machine === machine && (state === undefined || place.state === state)
}
