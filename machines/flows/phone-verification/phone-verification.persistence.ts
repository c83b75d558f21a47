import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshPhoneVerification, phoneVerificationMachine } from './phone-verification.machine.ts'
import type { VerificationPurpose } from './phone-verification.types.ts'

/** A reload while the visitor looks up the code continues at the code; codes are never saved. */
export const phoneVerificationPersistence = (
  purpose: VerificationPurpose,
): Persistence<typeof phoneVerificationMachine> => ({
  machine: phoneVerificationMachine,
  name: purpose,
  version: 1,
  maximumAge: 10 * 60_000,
  keep: ({ details, resendAt, failure }) => ({ details, resendAt, failure }),
  fresh: freshPhoneVerification,
})
