import { staffContents as words } from '#i18n/fa/staff-contents.ts'
import { createStaffContentActors } from '#machines/flows/staff-content/staff-content.actors.ts'
import {
  staffContentMachine,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'

/** The edit of a content. */
export function useContent(name: ContentKey): StaffContentActor {
  const api = useApi()
  return useFlow(() => ({
    machine: staffContentMachine,
    live: () => staffContentMachine.provide({ actors: createStaffContentActors(api) }),
    input: () => name,
    listen: (actor) => {
      const replaced = actor.on('content.replaced', ({ kind }) =>
        toast({ text: words.done[kind], tone: 'ok' }),
      )
      return () => replaced.unsubscribe()
    },
  }))
}
