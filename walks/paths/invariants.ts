import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyWalkModel, Visit } from '#walks/model.ts'
import { brokenRules, invariantsOf } from '#walks/shop/flows.ts'
import { eventsOf } from './explore.ts'

export type Checked = {
  /** The names of the model's invariants that said something about a state. */
  tested: string[]
  /** The names of the invariants that it breaks, and of the broken rules for every flow. */
  broken: string[]
}

/** Holds a state against the invariants of its model and the rules for every flow. */
export function checkInvariants(
  model: AnyWalkModel,
  visit: Visit<AnyStateMachine>,
  actor: AnyActor,
): Checked {
  const own = Object.entries(invariantsOf(model)).map(([name, check]) => ({
    name,
    holds: check(visit),
  }))
  const namesOf = (found: typeof own) => found.map(({ name }) => name)
  return {
    tested: namesOf(own.filter(({ holds }) => holds !== null)),
    broken: [
      ...namesOf(own.filter(({ holds }) => holds === false)),
      ...commonRules(model, visit.snapshot),
      ...(visit.snapshot.status === 'error' ? [] : brokenRules(model, visit, actor)),
    ],
  }
}

/** The names of the rules for every flow that a state breaks. */
export function commonRules(model: AnyWalkModel, snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status === 'error') return ['the actor failed']
  const broken: string[] = []
  if (snapshot.status === 'active' && snapshot.hasTag('error') && !hasWayOut(model, snapshot)) {
    broken.push('never in an error without a way out')
  }
  if (snapshot.hasTag('busy') && Object.keys(snapshot.children).length === 0) {
    broken.push('never busy with nothing under way')
  }
  return broken
}

/** An event of the user that leads on, or an answer or a deadline to come. */
function hasWayOut(model: AnyWalkModel, snapshot: AnyMachineSnapshot): boolean {
  return eventsOf(model).some((event) => snapshot.can(event))
}
