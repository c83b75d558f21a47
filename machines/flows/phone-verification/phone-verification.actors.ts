import type { ShopClient } from '#machines/api/client.ts'
import { createOneTimeCodeActors } from '#machines/flows/one-time-code/one-time-code.actors.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'

/**
 * Actors that verify a phone number with a code.
 * @param client the typed client; its cookies carry the session
 */
export function createPhoneVerificationActors(client: ShopClient) {
  const actors = createOneTimeCodeActors(client)
  return {
    requestCode: actors.requestCode,
    oneTimeCode: oneTimeCodeMachine.provide({ actors }),
  }
}
