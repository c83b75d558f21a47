import type { Context } from '#server/context.ts'
import {
  issueCode,
  redeemCode,
  type RequestedCode,
} from '#server/features/accounts/codes.service.ts'
import { openRequest } from '#server/features/requests/store-request.service.ts'
import { requireNames, trimmed, withTidyNames } from '#server/platform/fields.ts'
import type { Schemas } from '#server/schemas.ts'
import {
  confirmSignUp,
  findSignUp,
  storeSignUp,
  type PlatformSignUp,
} from './platform-sign-ups.queries.ts'

const purpose = 'platform-sign-up'

/** Stores an unconfirmed sign-up and sends its code. Throws like `issueCode`. */
export async function signUpByPlatform(
  context: Context,
  input: Schemas['PlatformSignUp'],
  address: string,
): Promise<RequestedCode> {
  const { name, platform, phone_number: phone } = withTidyNames(trimmed(input), ['name'])
  requireNames({ name })
  return issueCode(context, {
    phone,
    address,
    purpose,
    alongside: (tx, now) => storeSignUp(tx, { platform, phone, name }, now),
  })
}

/**
 * Confirms the sign-up of a number with its code. The code names no platform, as the shop has one (PLAT-07); with another,
 * it would have to. Throws like `redeemCode`.
 */
export function verifyPlatformSignUp(
  context: Context,
  address: string,
  phone: string,
  otp: string,
): Promise<PlatformSignUp> {
  return redeemCode(context, { phone, otp, purpose, address }, async (tx, now) => {
    const signUp = await findSignUp(tx, phone)
    if (!signUp) throw new Error('a code was sent for a sign-up that does not exist')
    if (signUp.confirmedAt === null) {
      const asked = { kind: 'platform', phone, name: signUp.name } as const
      const requestId = await openRequest(tx, asked, null, now)
      await confirmSignUp(tx, signUp.id, { confirmedAt: now, requestId })
    }
    return signUp
  })
}
