import type { ShopClient } from '#machines/api/client.ts'
import { createOneTimeCodeActors } from '#machines/flows/one-time-code/one-time-code.actors.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'

/** The live actors of the verification. @param client the typed client; its cookies carry the session */
export function createPhoneVerificationActors(client: ShopClient) {
  const actors = createOneTimeCodeActors(client)
  return {
    requestCode: actors.requestCode,
    oneTimeCode: oneTimeCodeMachine.provide({ actors }),
  }
}
