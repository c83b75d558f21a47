import { useSelector } from '@xstate/react'
import { staffContents as words } from '#i18n/fa/staff-contents.ts'
import { createStaffContentActors } from '#machines/flows/staff-content/staff-content.actors.ts'
import {
  staffContentMachine,
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { newKey } from '#machines/kernel/key.ts'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'

/** The same until a reload, so that a save that arrives after its page was left counts as the own one. */
const ownWindow = newKey()

/** The edit of a content item. */
export function useContent(name: ContentKey): StaffContentActor {
  const api = useApi()
  const actor = useFlow(() => ({
    machine: staffContentMachine,
    live: () => staffContentMachine.provide({ actors: createStaffContentActors(api) }),
    input: () => ({ name, window: ownWindow }),
    listen: (actor) => {
      const subscriptions = [
        actor.on('content.replaced', ({ kind }) => toast({ text: words.done[kind], tone: 'ok' })),
        actor.on('content.reloaded', () => toast({ text: words.reloaded, tone: 'info' })),
        actor.on('version.restored', () => toast({ text: words.versions.restored, tone: 'ok' })),
      ]
      return () => subscriptions.forEach((each) => each.unsubscribe())
    },
  }))
  const isSaving = useSelector(actor, selectors.isSaving)
  const isUnsaved = useSelector(actor, selectors.isUnsaved)
  useUnsaved({ isSaving, isUnsaved })
  return actor
}
