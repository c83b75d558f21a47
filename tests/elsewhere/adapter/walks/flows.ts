/** How machines start; there are no timers among the actors, and no rules besides those of the models. */
import type { AnyActor } from 'xstate'
import type { AnyWalkModel } from '#walks/model.ts'

export { createActor as createFlow } from 'xstate'

export const deadlineOf = (_input: unknown): number | null => null

export const brokenRules = (_model: AnyWalkModel, _actor: AnyActor): string[] => []
