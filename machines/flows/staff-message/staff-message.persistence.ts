import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshMessage, staffMessageMachine } from './staff-message.machine.ts'

/**
 * A user who returns to the page finds their text; what may have been sent is tried again under the
 * key that it had.
 */
export const staffMessagePersistence: Persistence<typeof staffMessageMachine> = {
  machine: staffMessageMachine,
  version: 1,
  maximumAge: 24 * 3_600_000,
  keep: (context) => context,
  fresh: freshMessage,
}
