/** How machines start; there are no timers among the actors, and no rules besides those of the models. */
import type { AnyActor, AnyEventObject, AnyStateMachine } from 'xstate'
import type { AnyWalkModel, Visit } from '#walks/model.ts'

export { createActor as createFlow } from 'xstate'

export const deadlineOf = (_input: unknown): number | null => null

export const invariantsOf = ({ invariants }: AnyWalkModel): AnyWalkModel['invariants'] => invariants

export const sentEvent = (_model: AnyWalkModel, event: AnyEventObject, _nth: number) => event

export const brokenRules = (
  _model: AnyWalkModel,
  _visit: Visit<AnyStateMachine>,
  _actor: AnyActor,
): string[] => []
