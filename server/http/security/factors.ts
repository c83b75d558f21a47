import type { Context } from '#server/context.ts'
import type { FactorInstants } from './sessions.queries.ts'

/** What proves who somebody is: the password that they know, or a code sent to the phone that they have. */
export type Factor = 'password' | 'code'

/** The factors that were not given in a session within the time for which they count. */
export function missingFactors(
  { config, now }: Pick<Context, 'config' | 'now'>,
  { passwordProvenAt, codeProvenAt }: FactorInstants,
): Factor[] {
  const since = now() - config.limits.staffVerificationSeconds * 1000
  const counts = (at: Date | null) => at !== null && at.getTime() > since
  return [
    ...(counts(passwordProvenAt) ? [] : (['password'] as const)),
    ...(counts(codeProvenAt) ? [] : (['code'] as const)),
  ]
}
