import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as signUps from './platform-sign-ups.service.ts'

type PlatformSignUpsHandlers = Pick<Handlers, 'signUpByPlatform' | 'verifyPlatformSignUp'>

export function platformSignUpsHandlers(context: Context): PlatformSignUpsHandlers {
  return {
    signUpByPlatform: async ({ body, caller }) => {
      const { expiresAt, resendAt } = await signUps.signUpByPlatform(context, body, caller.address)
      const times = { expires_at: expiresAt.toISOString(), resend_at: resendAt.toISOString() }
      return { status: 200, body: times }
    },

    verifyPlatformSignUp: async ({ body: { phone_number, otp }, caller }) => {
      const { name, platform, phone } = await signUps.verifyPlatformSignUp(
        context,
        caller.address,
        phone_number,
        otp,
      )
      return { status: 200, body: { name, platform, phone_number: phone } }
    },
  }
}
