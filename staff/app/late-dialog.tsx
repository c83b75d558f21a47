import { useSelector } from '@xstate/react'
import { useState, type ComponentType } from 'react'
import type { AnyActorRef } from 'xstate'
import { loadModalDialog } from '#src/ui/Dialog.tsx'
import { FloatingNote } from '#src/ui/FloatingNote.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Retry } from '#src/ui/Retry.tsx'

type DialogActor = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'> & {
  send: (event: { type: 'dialog.dismissed' }) => void
}
type SnapshotOf<Actor> = Actor extends { getSnapshot: () => infer Snapshot } ? Snapshot : undefined

/**
 * The dialog of a flow, whose script is loaded when it first opens. It appears as a whole: neither an empty dialog comes
 * first, nor is the focus set before its first field is there.
 */
export function lateDialog<Actor extends DialogActor>(
  isOpen: (snapshot: SnapshotOf<Actor>) => boolean,
  load: () => Promise<ComponentType<{ actor: Actor }>>,
): ComponentType<{ actor: Actor }> {
  const Loaded = lazyPart<{ actor: Actor }>(
    async () => {
      const [dialog] = await Promise.all([load(), loadModalDialog()])
      return dialog
    },
    { failed: (retry, { actor }) => <Missing actor={actor} onRetry={retry} /> },
  )

  function Missing({ actor, onRetry }: { actor: Actor; onRetry: () => void }) {
    if (!useSelector<Actor, boolean>(actor, isOpen)) return null
    return (
      <FloatingNote onClose={() => actor.send({ type: 'dialog.dismissed' })}>
        <Retry onRetry={onRetry} />
      </FloatingNote>
    )
  }

  return function LateDialog({ actor }: { actor: Actor }) {
    const isShown = useSelector<Actor, boolean>(actor, isOpen)
    const [isWanted, setWanted] = useState(isShown)
    if (isShown && !isWanted) setWanted(true)
    return isWanted ? <Loaded actor={actor} /> : null
  }
}
