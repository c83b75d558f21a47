import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { createOneTimeCodeActors } from '#machines/flows/one-time-code/one-time-code.actors.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { NewPasswordInput, StaffVerification } from './staff-sign-in.types.ts'

/** Back-office sign-in actors that call the API. */
export function createStaffSignInActors(client: ShopClient) {
  const actors = createOneTimeCodeActors(client)
  return {
    requestCode: actors.requestCode,
    oneTimeCode: oneTimeCodeMachine.provide({ actors }),

    verifyPassword: fromPromise<StaffVerification, { password: string }>(({ input, signal }) =>
      within(signal, async (signal) => {
        const options = { body: { password: input.password }, signal }
        const { missing, has_password: hasPassword } = await unwrap(
          client.POST('/staff/verification/password/', options),
        )
        return { missing, hasPassword }
      }),
    ),

    setFirstPassword: fromPromise<void, NewPasswordInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const body = { new_password: input.password, confirm_password: input.repeated }
        await unwrap(client.POST('/accounts/set_password/', { body, signal }))
      }),
    ),
  }
}
