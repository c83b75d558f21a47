import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshUsedPhone, usedPhoneMachine } from './used-phone.machine.ts'

/**
 * A reload, or a visit to another page, continues at the same question with everything that was chosen and typed. The
 * questions are saved with it, so that the answers still belong to them; the server checks both at the end.
 */
export const usedPhonePersistence: Persistence<typeof usedPhoneMachine> = {
  machine: usedPhoneMachine,
  version: 1,
  maximumAge: 2 * 60 * 60_000,
  keep: (context) => context,
  fresh: freshUsedPhone,
}
