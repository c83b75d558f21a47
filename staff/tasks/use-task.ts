import { createStaffTaskActors } from '#machines/flows/staff-task/staff-task.actors.ts'
import {
  staffTaskMachine,
  type TaskResult,
  type StaffTaskActor,
} from '#machines/flows/staff-task/staff-task.machine.ts'
import { staffTaskPersistence } from '#machines/flows/staff-task/staff-task.persistence.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'
import { doneText } from './task-text.ts'

type Listeners = { onDone: (result: TaskResult) => void; onOutdated: () => void }

/** The flow of what staff do with the thing of a page. @param name of the page, such as `request-1001` */
export function useTask(name: string, { onDone, onOutdated }: Listeners): StaffTaskActor {
  const api = useApi()
  return useFlow(() => ({
    machine: staffTaskMachine,
    live: () => staffTaskMachine.provide({ actors: createStaffTaskActors(api) }),
    input: () => undefined,
    persistence: staffTaskPersistence(name),
    listen: (actor) => {
      const done = actor.on('task.done', ({ task, result }) => {
        onDone(result)
        toast({ text: doneText(task, result), tone: 'ok' })
      })
      const outdated = actor.on('task.outdated', onOutdated)
      return () => {
        done.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
