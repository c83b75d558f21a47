import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyFlowModel, Visit } from '#machines/testing/model.ts'
import { restoreFlow, saveFlow } from '#machines/kernel/snapshot.ts'
import { eventsOf } from './explore.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'

/** The names of the rules that a state breaks: the model's own, and those that hold for every flow. */
export function brokenInvariants(
  model: AnyFlowModel,
  visit: Visit<AnyStateMachine>,
  actor: AnyActor,
): string[] {
  const own = Object.entries(model.invariants).filter(([, holds]) => !holds(visit))
  return [
    ...own.map(([name]) => name),
    ...commonRules(model, visit.snapshot),
    ...(visit.snapshot.status === 'error' ? [] : savedRules(model, actor)),
  ]
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
