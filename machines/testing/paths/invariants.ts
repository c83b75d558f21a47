import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyFlowModel, Visit } from '#machines/testing/model.ts'
import { restoreFlow, saveFlow } from '#machines/kernel/snapshot.ts'
import { eventsOf } from './explore.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'

export type Checked = {
  /** The names of the model's invariants that said something about a state. */
  tested: string[]
  /** The names of those that it breaks, and of the rules for every flow that it breaks. */
  broken: string[]
}

/** Holds a state against the invariants of its model and the rules for every flow. */
export function checkInvariants(
  model: AnyFlowModel,
  visit: Visit<AnyStateMachine>,
  actor: AnyActor,
): Checked {
  const own = Object.entries(model.invariants).map(([name, check]) => ({
    name,
    holds: check(visit),
  }))
  const namesOf = (found: typeof own) => found.map(({ name }) => name)
  return {
    tested: namesOf(own.filter(({ holds }) => holds !== null)),
    broken: [
      ...namesOf(own.filter(({ holds }) => holds === false)),
      ...commonRules(model, visit.snapshot),
      ...(visit.snapshot.status === 'error' ? [] : savedRules(model, actor)),
    ],
  }
}

/** The names of the rules for every flow that a state breaks. */
export function commonRules(model: AnyFlowModel, snapshot: AnyMachineSnapshot): string[] {
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

/** An event of the shopper that leads on, or an answer or a deadline to come. */
function hasWayOut(model: AnyFlowModel, snapshot: AnyMachineSnapshot): boolean {
  return eventsOf(model).some((event) => snapshot.can(event))
}

function savedRules({ machine, saved, starts }: AnyFlowModel, actor: AnyActor): string[] {
  if (!saved) return []
  const storage = memoryStorage()
  saveFlow(saved.persistence, actor, storage, 0)
  const { name } = saved.persistence
  const text = storage.getItem(`flow:${machine.id}${name === undefined ? '' : `:${name}`}`)
  if (text === null) return []
  const broken: string[] = []
  if (saved.secrets.some((secret) => text.includes(secret)))
    broken.push('no secret in a saved flow')
  const input: unknown = Object.values(starts)[0]
  if (restoreFlow(saved.persistence, input, storage, 0) === null) {
    broken.push(`what ${machine.id} saved can be restored`)
  }
  return broken
}
