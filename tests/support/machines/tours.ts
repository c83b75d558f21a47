import type { AnyEventObject } from 'xstate'
import type { AnyFlowModel } from '#machines/model.ts'
import { runAll } from './cover.ts'
import type { Run } from './runner.ts'

/** A walk for the browser, and the transitions that it is the first to take. */
export type Tour = { start: string; events: AnyEventObject[]; covers: string[] }

/** Few walks that take every transition together: always the one that adds most for its length. */
export async function tours(model: AnyFlowModel): Promise<Tour[]> {
  const runs = await runAll(model)
  const missing = new Set(runs.flatMap(({ taken }) => taken.flat()))
  const chosen: Tour[] = []
  while (missing.size > 0) {
    const best = runs.reduce((best, run) =>
      worth(run, missing) > worth(best, missing) ? run : best,
    )
    const covers = gain(best, missing)
    chosen.push({
      start: best.walk.start,
      events: best.walk.steps.map(({ event }) => event),
      covers,
    })
    for (const id of covers) missing.delete(id)
  }
  return chosen
}

function gain(run: Run, missing: ReadonlySet<string>): string[] {
  return [...new Set(run.taken.flat())].filter((id) => missing.has(id))
}

function worth(run: Run, missing: ReadonlySet<string>): number {
  return gain(run, missing).length / (run.walk.steps.length + 1)
}
