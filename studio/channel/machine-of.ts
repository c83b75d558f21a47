import { StateMachine } from 'xstate'

/** The id of the machine that an actor runs; null for any other actor. */
export function machineOf(actor: object): string | null {
  return 'logic' in actor && actor.logic instanceof StateMachine ? actor.logic.id : null
}
