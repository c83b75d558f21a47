import { destinationAfterSignIn } from '#domain/redirect.ts'
import type {
  AuthenticationContext,
  AuthenticationInput,
  AuthenticationOutput,
} from './authentication.types.ts'

/** The context at the start; a saved flow is put back on top of it. */
export function freshAuthentication(input: AuthenticationInput): AuthenticationContext {
  const { signedIn, purpose = 'signIn', mobile = null, redirectUrl, action } = input
  return {
    signedIn,
    purpose,
    mobile,
    redirectUrl,
    action,
    resendAt: null,
    failure: null,
    resetToken: null,
    cartMerged: false,
    cappedPriceIds: [],
  }
}

export const resultOf = ({
  redirectUrl,
  action,
  cartMerged,
  cappedPriceIds,
}: AuthenticationContext): AuthenticationOutput => ({
  destination: destinationAfterSignIn(redirectUrl, action),
  cartMerged,
  cappedPriceIds,
})
