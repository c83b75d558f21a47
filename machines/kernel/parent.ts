import { createEmptyActor, type AnyActorRef } from 'xstate'

/** Whom a child tells what it did: the flow that invoked it, or nobody when it was started alone. */
export function parent({ self }: { self: AnyActorRef }): AnyActorRef {
  return self._parent ?? nobody
}

const nobody: AnyActorRef = createEmptyActor()
nobody.start()
