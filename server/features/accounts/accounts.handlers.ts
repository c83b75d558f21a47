import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as accounts from './accounts.service.ts'
import type { RequestedCode } from './codes.service.ts'
import { endSession } from '#server/http/security/sessions.service.ts'
import type { TokenPair } from '#server/http/security/tokens.ts'

type AccountsHandlers = Pick<
  Handlers,
  | 'requestOtp'
  | 'verifyOtp'
  | 'loginWithPassword'
  | 'requestPasswordResetOtp'
  | 'verifyPasswordResetOtp'
  | 'resetPassword'
  | 'refreshToken'
  | 'logout'
  | 'logoutByPost'
>

export function accountsHandlers(context: Context): AccountsHandlers {
  return {
    requestOtp: async ({ body, caller }) =>
      codeRequested(await accounts.requestOtp(context, body.phone_number, caller.address)),

    verifyOtp: async ({ body }) =>
      signedIn(await accounts.verifyOtp(context, body.phone_number, body.otp)),

    loginWithPassword: async ({ body, caller }) => {
      const { phone_number: phone, password } = body
      const { address } = caller
      return signedIn(await accounts.loginWithPassword(context, { phone, password, address }))
    },

    requestPasswordResetOtp: async ({ body, caller }) =>
      codeRequested(
        await accounts.requestPasswordResetOtp(context, body.phone_number, caller.address),
      ),

    verifyPasswordResetOtp: async ({ body }) => {
      const { phone_number, otp } = body
      const { token, expiresAt } = await accounts.verifyPasswordResetOtp(context, phone_number, otp)
      return { status: 200, body: { token, expires_at: expiresAt.toISOString() } }
    },

    resetPassword: async ({ body, caller }) => {
      const { token, new_password: password, confirm_password: confirmation } = body
      const tokens = await accounts.resetPassword(context, caller, {
        token,
        password,
        confirmation,
      })
      return caller.kind === 'guest' ? signedIn(tokens) : { status: 200, body: { tokens } }
    },

    refreshToken: async ({ body, tokens }) =>
      signedIn(await accounts.refreshToken(context, body.refresh ?? tokens.refresh)),

    logout: async ({ tokens }) => {
      await endSession(context, tokens)
      return { status: 204, cookies: 'clear' }
    },

    logoutByPost: async ({ tokens }) => {
      await endSession(context, tokens)
      return { status: 204, cookies: 'clear' }
    },
  }
}

const signedIn = (tokens: TokenPair) => ({
  status: 200 as const,
  body: { tokens },
  cookies: tokens,
})

const codeRequested = ({ expiresAt, resendAt }: RequestedCode) => ({
  status: 200 as const,
  body: { expires_at: expiresAt.toISOString(), resend_at: resendAt.toISOString() },
})
