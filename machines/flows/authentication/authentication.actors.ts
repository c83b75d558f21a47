import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { createOneTimeCodeActors } from '#machines/flows/one-time-code/one-time-code.actors.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { CredentialsInput, MergedCart, NewPasswordInput } from './authentication.types.ts'

/**
 * Actors that call the API to sign in or register, and merge the guest cart.
 * @param client the typed client; its cookies carry the session
 * @param mergeGuestCart puts the local cart into the server's (`guestCartMerge`)
 */
export function createAuthenticationActors(
  client: ShopClient,
  mergeGuestCart: (signal: AbortSignal) => Promise<MergedCart>,
) {
  const codeActors = createOneTimeCodeActors(client)
  return {
    requestCode: codeActors.requestCode,
    oneTimeCode: oneTimeCodeMachine.provide({ actors: codeActors }),

    signInWithPassword: fromPromise<void, CredentialsInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const body = { phone_number: input.mobile, password: input.password }
        await unwrap(client.POST('/accounts/login_with_password/', { body, signal }))
      }),
    ),

    setNewPassword: fromPromise<void, NewPasswordInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const body = {
          token: input.resetToken,
          new_password: input.password,
          confirm_password: input.repeated,
        }
        await unwrap(client.POST('/accounts/password_reset/', { body, signal }))
      }),
    ),

    mergeGuestCart: fromPromise<MergedCart>(({ signal }) => within(signal, mergeGuestCart)),
  }
}
