import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshTask, staffTaskMachine } from './staff-task.machine.ts'

/** A reload, or a sign-in in between, continues the text. @param name of the page, such as `request-1001` */
export const staffTaskPersistence = (name: string): Persistence<typeof staffTaskMachine> => ({
  machine: staffTaskMachine,
  name,
  version: 1,
  maximumAge: 24 * 3_600_000,
  keep: ({ task, text, key, failure }) => ({ task, text, key, failure }),
  fresh: freshTask,
})
