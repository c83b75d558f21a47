import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { serverDeadline } from '#machines/kernel/server-time.ts'
import type { CodeAttempt, CodeRequest, CodeSent, CodeVerified } from './one-time-code.types.ts'

export function createOneTimeCodeActors(client: ShopClient) {
  return {
    requestCode: fromPromise<CodeSent, CodeRequest>(({ input, signal }) =>
      within(signal, async (signal) => {
        const call = request(client, input, signal)
        const sent = await unwrap(call)
        const { response } = await call
        return { resendAt: serverDeadline(sent.resend_at, response) }
      }),
    ),

    verifyCode: fromPromise<CodeVerified, CodeAttempt>(({ input, signal }) =>
      within(signal, async (signal) => {
        if (input.purpose === 'staffVerification') {
          const body = { otp: input.code }
          await unwrap(client.POST('/staff/verification/', { body, signal }))
          return { resetToken: null }
        }
        const options = { body: { phone_number: input.mobile, otp: input.code }, signal }
        if (input.purpose === 'resetPassword') {
          return {
            resetToken: (await unwrap(client.POST('/accounts/password_reset/verify/', options)))
              .token,
          }
        }
        if (input.purpose === 'signIn') await unwrap(client.POST('/accounts/verify/', options))
        else await unwrap(client.POST('/forms/user-by-platform/verify-otp/', options))
        return { resetToken: null }
      }),
    ),
  }
}

function request(client: ShopClient, { mobile, purpose, name }: CodeRequest, signal: AbortSignal) {
  const body = { phone_number: mobile }
  switch (purpose) {
    case 'signIn':
      return client.POST('/accounts/request-otp/', { body, signal })
    case 'resetPassword':
      return client.POST('/accounts/password_reset/request-otp/', { body, signal })
    case 'staffVerification':
      return client.POST('/staff/verification/request-otp/', { signal })
    default:
      return client.POST('/forms/user-by-platform/', {
        body: { ...body, name: name ?? '', platform: 'instagram' },
        signal,
      })
  }
}
