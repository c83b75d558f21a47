import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { Problem } from '#server/problem.ts'
import { profileBody } from '#server/features/profile/profile-view.ts'
import { endSessionOf } from '#server/http/security/sessions.service.ts'
import { closeAccount, requestClosureOtp } from './closure.service.ts'
import { exportAccount, ownSessions } from './export.service.ts'
import { changePassword, setPassword } from './own-password.service.ts'

type OwnAccountHandlers = Pick<
  Handlers,
  | 'setPassword'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'exportAccount'
  | 'requestClosureOtp'
  | 'closeAccount'
>

/** What customers do with their own account while they are signed in. */
export function ownAccountHandlers(context: Context): OwnAccountHandlers {
  return {
    setPassword: async ({ caller, body }) => {
      const input = { password: body.new_password, confirmation: body.confirm_password }
      const user = await setPassword(context, signedIn(caller), input)
      return { status: 200, body: profileBody(user) }
    },

    changePassword: async ({ caller, body }) => {
      const user = await changePassword(context, signedIn(caller), {
        current: body.old_password,
        password: body.new_password,
        confirmation: body.confirm_password,
      })
      return { status: 200, body: profileBody(user) }
    },

    listSessions: async ({ caller }) => ({
      status: 200,
      body: await ownSessions(context, signedIn(caller)),
    }),

    endSession: async ({ caller, path }) => {
      const { userId, sessionId } = signedIn(caller)
      if (!(await endSessionOf(context, userId, path.id))) throw new Problem('session_not_found')
      return path.id === sessionId ? { status: 204, cookies: 'clear' } : { status: 204 }
    },

    exportAccount: async ({ caller }) => ({
      status: 200,
      body: await exportAccount(context, signedIn(caller)),
    }),

    requestClosureOtp: async ({ caller }) => {
      const { expiresAt, resendAt } = await requestClosureOtp(context, signedIn(caller))
      return {
        status: 200,
        body: { expires_at: expiresAt.toISOString(), resend_at: resendAt.toISOString() },
      }
    },

    closeAccount: async ({ caller, body }) => {
      await closeAccount(context, signedIn(caller), body.otp)
      return { status: 204, cookies: 'clear' }
    },
  }
}
