/** How the shop starts its machines, what it saves of them, and how its timers are known. */
import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { failureIn, isSignedOut } from '#machines/kernel/problem.ts'
import { restoreFlow, saveFlow } from '#machines/kernel/snapshot.ts'
import { keyRules, withNewKey } from '#machines/testing/keys.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { askRules, saysUnknown, sayRules } from '#machines/testing/says.ts'
import type { Visit } from '#walks/model.ts'

export { createFlow } from '#machines/kernel/start.ts'

/** The time until which an actor with this input waits, in milliseconds since the epoch; null for a call. */
export function deadlineOf(input: unknown): number | null {
  const isDeadline = typeof input === 'object' && input !== null && 'deadline' in input
  return isDeadline ? Number(input.deadline) : null
}

/** The invariants of a model, and those that its keys and what it says stand for. */
export function invariantsOf(model: AnyFlowModel): AnyFlowModel['invariants'] {
  const known = knownInvariants.get(model)
  if (known !== undefined) return known
  const invariants = {
    ...model.invariants,
    ...keyRules(model),
    ...sayRules(model),
    ...askRules(model),
  }
  knownInvariants.set(model, invariants)
  return invariants
}

const knownInvariants = new WeakMap<AnyFlowModel, AnyFlowModel['invariants']>()

/** An event of a model as a page sends it the nth time: pages offer another idempotency key each time. */
export function sentEvent(model: AnyFlowModel, event: AnyEventObject, nth: number): AnyEventObject {
  return model.keyed === undefined ? event : withNewKey(event, model.keyed.offered, nth)
}

/** The names of the rules of the shop that a running machine breaks, besides those of its model. */
export function brokenRules(
  model: AnyFlowModel,
  { step, snapshot }: Visit<AnyStateMachine>,
  actor: AnyActor,
): string[] {
  const unknown = saysUnknown(model, step.said).map(
    (type) => `says ${type}, of which its model says nothing`,
  )
  return [...unknown, ...brokenBySession(step, snapshot), ...brokenBySaving(model, actor)]
}

/** A flow that knows whether there is a session learns of its end from the server. */
function brokenBySession(
  { event, said }: Visit<AnyStateMachine>['step'],
  { context }: AnyMachineSnapshot,
): string[] {
  if (!('signedIn' in context) || !isSignedOut(failureIn(event))) return []
  const isKnown = !context.signedIn || said.some(({ type }) => type === 'session.ended')
  return isKnown ? [] : ['whoever is signed out by the server counts as signed out']
}

function brokenBySaving({ machine, saved, starts }: AnyFlowModel, actor: AnyActor): string[] {
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
