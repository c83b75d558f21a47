import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshDeed, staffDeedMachine } from './staff-deed.machine.ts'

/** A reload, or a sign-in in between, continues the text. @param name of the page, such as `request-1001` */
export const staffDeedPersistence = (name: string): Persistence<typeof staffDeedMachine> => ({
  machine: staffDeedMachine,
  name,
  version: 1,
  maximumAge: 24 * 3_600_000,
  keep: ({ deed, text, key, failure }) => ({ deed, text, key, failure }),
  fresh: freshDeed,
})
