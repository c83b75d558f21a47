import {
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate'

type Change = (logic: AnyActorLogic) => AnyActorLogic

/**
 * The chart with calls that never reply, including children: a snapshot that is started in it does not change, and its
 * pending work is not repeated.
 */
export function heldMachine<Machine extends AnyStateMachine>(machine: Machine): Machine {
  return withCalls(machine, () => never)
}

const never = fromPromise(() => new Promise<never>(() => {}))

/**
 * The chart whose calls are attributed to their actors, including children. @param work runs the first, synchronous
 * part of a call; everything that it starts belongs to the actor
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
