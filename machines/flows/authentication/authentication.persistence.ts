import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshAuthentication } from './authentication.context.ts'
import { authenticationMachine } from './authentication.machine.ts'

/**
 * A reload while the shopper looks up the code continues at the code. What is saved is the number and the deadline;
 * codes, passwords and tokens never are.
 */
export const authenticationPersistence: Persistence<typeof authenticationMachine> = {
  machine: authenticationMachine,
  version: 1,
  maximumAge: 10 * 60_000,
  keep: ({ mobile, purpose, resendAt, failure }) => ({ mobile, purpose, resendAt, failure }),
  fresh: freshAuthentication,
}
