import type { Context } from '#server/context.ts'
import type { Factors } from './sessions.queries.ts'

/** What proves who somebody is: the password that they know, or a code sent to the phone that they have. */
export type Factor = 'password' | 'code'

type Needs = Pick<Context, 'config' | 'now'>

/**
 * How many milliseconds a password that was set with a code alone is still no factor; 0 for any other, and after the
 * wait. Otherwise the phone alone would give both factors.
 */
export function passwordWait({ config, now }: Needs, setByCodeAt: Date | null): number {
  if (setByCodeAt === null) return 0
  return Math.max(0, setByCodeAt.getTime() + config.limits.passwordByCodeSeconds * 1000 - now())
}

/** The factors that were not given in a session within the time for which they count, or do not count yet. */
export function missingFactors(
  context: Needs,
  { passwordProvenAt, codeProvenAt, passwordSetByCodeAt }: Factors,
): Factor[] {
  const { config, now } = context
  const since = now() - config.limits.staffVerificationSeconds * 1000
  const counts = (at: Date | null) => at !== null && at.getTime() > since
  return [
    ...(counts(passwordProvenAt) && passwordWait(context, passwordSetByCodeAt) === 0
      ? []
      : (['password'] as const)),
    ...(counts(codeProvenAt) ? [] : (['code'] as const)),
  ]
}
