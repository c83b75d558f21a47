import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { serverDeadline } from '#machines/kernel/server-time.ts'
import type { CodeAttempt, CodeRequest, CodeSent, CodeVerified } from './one-time-code.types.ts'

/** The live actors of the code step. */
export function createOneTimeCodeActors(client: ShopClient) {
  return {
    requestCode: fromPromise<CodeSent, CodeRequest>(({ input, signal }) =>
      within(signal, async (signal) => {
        const options = { body: { phone_number: input.mobile }, signal }
        const call =
          input.purpose === 'signIn'
            ? client.POST('/accounts/request-otp/', options)
            : client.POST('/accounts/password_reset/request-otp/', options)
        const sent = await unwrap(call)
        const { response } = await call
        return { resendAt: serverDeadline(sent.resend_at, response) }
      }),
    ),

    verifyCode: fromPromise<CodeVerified, CodeAttempt>(({ input, signal }) =>
      within(signal, async (signal) => {
        const options = { body: { phone_number: input.mobile, otp: input.code }, signal }
        if (input.purpose === 'resetPassword') {
          return {
            resetToken: (await unwrap(client.POST('/accounts/password_reset/verify/', options)))
              .token,
          }
        }
        await unwrap(client.POST('/accounts/verify/', options))
        return { resetToken: null }
      }),
    ),
  }
}
