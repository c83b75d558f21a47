import {
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate'

type Change = {
  call: (logic: AnyActorLogic) => AnyActorLogic
  action?: (action: unknown) => unknown
}

/**
 * The chart with calls that never reply, including children: a snapshot that is started in it does not change, and its
 * pending work is not repeated. Actions that are functions of the page, such as one that opens a tab, do nothing.
 * @param inputs what children start with instead of what their parent gives them, by the ids of their machines
 */
export function heldMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  inputs: Inputs = new Map(),
): Machine {
  return withCalls(machine, { call: () => never, action: withoutEffect }, inputs)
}

type Inputs = ReadonlyMap<string, unknown>

const never = fromPromise(() => new Promise<never>(() => {}))

/**
 * The chart whose calls are attributed to their actors, including children.
 * @param work runs the first, synchronous part of a call; everything that it starts belongs to the actor
 */
export function attributedMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  work: <Result>(actor: AnyActorRef, run: () => Result) => Result,
): Machine {
  return withCalls(machine, {
    call: (logic) => ({
      ...logic,
      start: (snapshot, scope) => work(scope.self, () => logic.start?.(snapshot, scope)),
    }),
  })
}

function withCalls<Machine extends AnyStateMachine>(
  machine: Machine,
  change: Change,
  inputs: Inputs = new Map(),
): Machine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine
      ? startedWith(inputs, withCalls(logic, change, inputs))
      : change.call(logic as AnyActorLogic),
  ])
  const { action = (kept) => kept } = change
  const actions = Object.entries(machine.implementations.actions).map(([name, each]) => [
    name,
    action(each),
  ])
  return machine.provide({
    actors: Object.fromEntries(actors),
    actions: Object.fromEntries(actions),
  }) as Machine
}

/** XState's own actions, such as `assign`, resolve to what they do; a plain function acts outside of the machine. */
const withoutEffect = (action: unknown): unknown =>
  typeof action === 'function' && !('resolve' in action) ? () => undefined : action

/** Changes the machine, which must be a copy. */
function startedWith(inputs: Inputs, machine: AnyStateMachine): AnyStateMachine {
  if (!inputs.has(machine.id)) return machine
  const start = machine.getInitialSnapshot.bind(machine)
  machine.getInitialSnapshot = (scope) => start(scope, inputs.get(machine.id))
  return machine
}
