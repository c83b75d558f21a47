import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'
import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { refusedField } from '#server/platform/fields.ts'
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
      codeRequested(await accounts.requestOtp(context, mobileOf(body), caller.address)),

    verifyOtp: async ({ body, caller }) =>
      tokensOf(await accounts.verifyOtp(context, caller, mobileOf(body), body.otp)),

    loginWithPassword: async ({ body, caller }) => {
      const attempt = { phone: mobileOf(body), password: body.password }
      return tokensOf(await accounts.loginWithPassword(context, caller, attempt))
    },

    requestPasswordResetOtp: async ({ body, caller }) =>
      codeRequested(
        await accounts.requestPasswordResetOtp(context, mobileOf(body), caller.address),
      ),

    verifyPasswordResetOtp: async ({ body, caller }) => {
      const { token, expiresAt } = await accounts.verifyPasswordResetOtp(
        context,
        caller.address,
        mobileOf(body),
        body.otp,
      )
      return { status: 200, body: { token, expires_at: expiresAt.toISOString() } }
    },

    resetPassword: async ({ body, caller }) => {
      const { token, new_password: password, confirm_password: confirmation } = body
      const tokens = await accounts.resetPassword(context, caller, {
        token,
        password,
        confirmation,
      })
      return caller.kind === 'guest' ? tokensOf(tokens) : { status: 200, body: { tokens } }
    },

    refreshToken: async ({ body, tokens }) =>
      tokensOf(await accounts.refreshToken(context, body.refresh ?? tokens.refresh)),

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

/** The number in a request, in its one form, so that every way of writing it is the same account. */
function mobileOf({ phone_number }: { phone_number: string }): string {
  const mobile = normalizedMobile(phone_number)
  if (isMobileNumber(mobile)) return mobile
  throw refusedField('phone_number', 'pattern')
}

const tokensOf = (tokens: TokenPair) => ({
  status: 200 as const,
  body: { tokens },
  cookies: tokens,
})

const codeRequested = ({ expiresAt, resendAt }: RequestedCode) => ({
  status: 200 as const,
  body: { expires_at: expiresAt.toISOString(), resend_at: resendAt.toISOString() },
})
