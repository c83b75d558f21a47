import {
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate'

type Change = (logic: AnyActorLogic) => AnyActorLogic

/**
 * The chart with calls that never reply, children included: a snapshot that is mounted in it does not move, and what
 * it had under way is not done again.
 */
export function heldMachine<Machine extends AnyStateMachine>(machine: Machine): Machine {
  return withCalls(machine, () => never)
}

const never = fromPromise(() => new Promise<never>(() => {}))

/**
 * The chart whose calls say on whose behalf they work, children included.
 * @param work runs the first, synchronous part of a call; all that it starts belongs to the actor
 */
export function attributedMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  work: <Result>(actor: AnyActorRef, run: () => Result) => Result,
): Machine {
  return withCalls(machine, (logic) => ({
    ...logic,
    start: (snapshot, scope) => work(scope.self, () => logic.start?.(snapshot, scope)),
  }))
}

function withCalls<Machine extends AnyStateMachine>(machine: Machine, change: Change): Machine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? withCalls(logic, change) : change(logic as AnyActorLogic),
  ])
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine
}
