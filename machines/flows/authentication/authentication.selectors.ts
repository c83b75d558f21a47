import type { SnapshotFrom } from 'xstate'
import { limitEnd } from '#machines/kernel/problem.ts'
import type { authenticationMachine } from './authentication.machine.ts'

export type AuthenticationSnapshot = SnapshotFrom<typeof authenticationMachine>

/** The steps of the specification: 1 mobile, 2 code, 3 password, 4 code of a forgotten password, 5 new password. */
export type AuthenticationStep = 1 | 2 | 3 | 4 | 5

/** What the sign-in shows. */
export const authenticationSelectors = {
  step: (snapshot: AuthenticationSnapshot): AuthenticationStep => {
    if (snapshot.matches('password') || isAskedFromPassword(snapshot)) return 3
    if (snapshot.matches('newPassword')) return 5
    if (snapshot.matches('code')) return snapshot.context.purpose === 'signIn' ? 2 : 4
    return 1
  },
  /** How many steps the back button leads back before it leaves the page. */
  stepsBack: (snapshot: AuthenticationSnapshot): 0 | 1 | 2 => {
    if (snapshot.matches('newPassword')) return 2
    if (snapshot.matches('code')) return snapshot.context.purpose === 'signIn' ? 1 : 2
    return snapshot.matches('password') || isAskedFromPassword(snapshot) ? 1 : 0
  },
  /** The password was chosen, and its number is still to be typed. */
  isAwaitingNumber: (snapshot: AuthenticationSnapshot) =>
    snapshot.matches({ mobile: 'awaitingNumber' }),
  /** The number as it was submitted; empty before. */
  mobile: (snapshot: AuthenticationSnapshot) => snapshot.context.mobile ?? '',
  purpose: (snapshot: AuthenticationSnapshot) => snapshot.context.purpose,
  /** The code that the password step asked for is on its way; `purpose` says which way was taken. */
  isAskedFromPassword,
  /** Signed in; what is left is the cart and the way on. */
  isEntering: (snapshot: AuthenticationSnapshot) =>
    snapshot.matches('mergingCart') || snapshot.matches('signedIn'),
  isBusy: (snapshot: AuthenticationSnapshot) => snapshot.hasTag('busy'),
  /** The failure to show; null if there is none. */
  failure: (snapshot: AuthenticationSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** When the limit that refused the last try ends, milliseconds since the epoch; null if there is none. */
  retryAt: (snapshot: AuthenticationSnapshot) =>
    snapshot.matches({ mobile: 'limited' }) || snapshot.matches({ password: 'limited' })
      ? limitEnd(snapshot.context.failure)
      : null,
  /** The code step of the flow, to read it with `oneTimeCodeSelectors` and send it its events. */
  code: (snapshot: AuthenticationSnapshot) => snapshot.children.code,
}

function isAskedFromPassword(snapshot: AuthenticationSnapshot): boolean {
  return snapshot.matches({ requestingCode: 'fromPassword' })
}
