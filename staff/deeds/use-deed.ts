import { createStaffDeedActors } from '#machines/flows/staff-deed/staff-deed.actors.ts'
import {
  staffDeedMachine,
  type DeedResult,
  type StaffDeedActor,
} from '#machines/flows/staff-deed/staff-deed.machine.ts'
import { staffDeedPersistence } from '#machines/flows/staff-deed/staff-deed.persistence.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'
import { doneText } from './deed-text.ts'

type Listeners = { onDone: (result: DeedResult) => void; onOutdated: () => void }

/** The flow of what staff do with the thing of a page. @param name of the page, such as `request-1001` */
export function useDeed(name: string, { onDone, onOutdated }: Listeners): StaffDeedActor {
  const api = useApi()
  return useFlow(() => ({
    machine: staffDeedMachine,
    live: () => staffDeedMachine.provide({ actors: createStaffDeedActors(api) }),
    input: () => undefined,
    persistence: staffDeedPersistence(name),
    listen: (actor) => {
      const done = actor.on('deed.done', ({ deed, result }) => {
        onDone(result)
        toast({ text: doneText(deed, result), tone: 'ok' })
      })
      const outdated = actor.on('deed.outdated', onOutdated)
      return () => {
        done.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
