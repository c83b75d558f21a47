import type { SnapshotFrom } from 'xstate'
import { limitEnd, type Failure } from '#machines/kernel/problem.ts'
import type { oneTimeCodeMachine } from './one-time-code.machine.ts'

type OneTimeCodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>

/** The state of the code step, for views. */
export const oneTimeCodeSelectors = {
  /** Whether the button may send the code now. */
  canSubmit: (snapshot: OneTimeCodeSnapshot) => snapshot.can({ type: 'code.submitted' }),
  canResend: (snapshot: OneTimeCodeSnapshot) => snapshot.can({ type: 'resend.requested' }),
  isExpired: (snapshot: OneTimeCodeSnapshot) => snapshot.hasTag('expired'),
  isVerifying: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.matches({ entering: { entry: 'verifying' } }),
  /** Only another code can help, no input. */
  isSpent: (snapshot: OneTimeCodeSnapshot) => snapshot.matches({ entering: { entry: 'spent' } }),
  /** Whether the code itself was refused, and not the check of it lost. */
  isCodeRefused: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.hasTag('error') && isRefusal(snapshot.context.failure),
  isResending: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.matches({ entering: { countdown: 'resending' } }),
  code: (snapshot: OneTimeCodeSnapshot) => snapshot.context.code,
  resendAt: (snapshot: OneTimeCodeSnapshot) => snapshot.context.resendAt,
  /** When a limit on new codes ends; null if there is none. */
  retryAt: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.matches({ entering: { countdown: 'limited' } })
      ? limitEnd(snapshot.context.failure)
      : null,
  /** The failure to show; null if there is none. */
  failure: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}

const refusals: ReadonlySet<unknown> = new Set([
  'code_invalid',
  'code_expired',
  'code_used',
  'code_exhausted',
])
const isRefusal = (failure: Failure | null) => refusals.has(failure?.code)
