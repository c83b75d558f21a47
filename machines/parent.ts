import type { AnyActorRef } from 'xstate'

/** Whom a child tells what it did: the flow that invoked it, or, started alone, itself. */
export function parent({ self }: { self: AnyActorRef }): AnyActorRef {
  return self._parent ?? self
}
