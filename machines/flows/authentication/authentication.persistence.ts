import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshAuthentication } from './authentication.context.ts'
import { authenticationMachine } from './authentication.machine.ts'

/**
 * A reload while the shopper looks up the code continues at the code, and one at the new password continues there: the code
 * is used up, and only the token of its reply, which this tab keeps as long as it is valid, can still set a password
 * (decision 0314). Codes and passwords are never saved.
 */
export const authenticationPersistence: Persistence<typeof authenticationMachine> = {
  machine: authenticationMachine,
  version: 2,
  maximumAge: 10 * 60_000,
  keep: ({ mobile, purpose, resendAt, resetToken, failure }) => ({
    mobile,
    purpose,
    resendAt,
    resetToken,
    failure,
  }),
  fresh: freshAuthentication,
}
