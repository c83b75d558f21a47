import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** The clock of a flow: timers and the present in milliseconds since the epoch. `SimulatedClock` is one too. */
export type FlowClock = Clock & { now(): number }

export const systemClock: FlowClock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => globalThis.setTimeout(callback, milliseconds),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
}

type System = AnyActorRef['system']

const clocks = new WeakMap<System, FlowClock>()

/** Lets every actor of a system read the clock that it was started with. */
export function setClock(system: System, clock: FlowClock): void {
  clocks.set(system, clock)
}

/** The clock that the whole system of actors was started with. */
export function clockOf(system: System): FlowClock {
  return clocks.get(system) ?? systemClock
}
