import { createEmptyActor, type AnyActorRef } from 'xstate'

/** The parent to which a child reports: the flow that invoked it, or none when it was started alone. */
export function parent({ self }: { self: AnyActorRef }): AnyActorRef {
  return self._parent ?? nobody
}

const nobody: AnyActorRef = createEmptyActor()
nobody.start()
