import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** The clock of a flow: timers and the present in milliseconds since the epoch. `SimulatedClock` is one too. */
export type FlowClock = Clock & { now(): number }

export const systemClock: FlowClock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => globalThis.setTimeout(callback, milliseconds),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
}

/** The clock that the whole system of actors was started with. */
export function clockOf(system: AnyActorRef['system']): FlowClock {
  return isFlowClock(system._clock) ? system._clock : systemClock
}

function isFlowClock(clock: Clock): clock is FlowClock {
  return 'now' in clock
}
