import { createEmptyActor, type AnyActorRef } from 'xstate'

/** The parent to which a child reports: the flow that invoked it, or none when it was started alone. */
export function parent({ self }: { self: AnyActorRef }): AnyActorRef {
  return parentOf(self) ?? nobody
}

/** The actor that invoked another; undefined for one that was started alone. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor._parent
}

const nobody: AnyActorRef = createEmptyActor()
nobody.start()
