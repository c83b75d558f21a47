import type { Context } from '#server/context.ts'
import type { JobRun } from '#server/platform/jobs/job-runner.ts'
import { endPricePlan, startPricePlan } from './price-plans.service.ts'
import { findDueStep } from './price-plans.queries.ts'

/**
 * Begins and ends all plans that are due, in the order of their hours and at the same hour ends first: a plan may begin
 * with the price that returns then, and several may be due at once, as after a restart. Called by the job of each plan.
 * If a plan fails, so does its job, which then does the rest when it is retried: only plans of other variants go on.
 */
export async function runDuePlans(
  context: Context,
  id: number,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const failed = new Map<number, unknown>()
  while (!signal.aborted) {
    const at = new Date(context.now())
    const step = await findDueStep(context.db, at, [...failed.keys()])
    if (step === null) break
    const run = step.status === 'planned' ? startPricePlan : endPricePlan
    await run(context, step.id).catch((error: unknown) => failed.set(step.id, error))
  }
  if (failed.has(id)) throw failed.get(id)
}
