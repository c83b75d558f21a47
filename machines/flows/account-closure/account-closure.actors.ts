import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { serverDeadline } from '#machines/kernel/server-time.ts'
import type { CodeSent } from './account-closure.machine.ts'

export function createAccountClosureActors(client: ShopClient) {
  return {
    requestClosureOtp: fromPromise<CodeSent>(({ signal }) =>
      within(signal, async (signal) => {
        const call = client.POST('/accounts/closure/request-otp/', { signal })
        const sent = await unwrap(call)
        const { response } = await call
        return { resendAt: serverDeadline(sent.resend_at, response) }
      }),
    ),

    closeAccount: fromPromise<unknown, { code: string }>(({ input, signal }) =>
      within(signal, (signal) =>
        unwrap(client.POST('/accounts/closure/', { body: { otp: input.code }, signal })),
      ),
    ),
  }
}
