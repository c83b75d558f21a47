import type { AnyEventObject } from 'xstate'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { randomWalks, type BrokenWalk } from '#machines/testing/paths/random-walk.ts'
import { payloadText } from './report.ts'

/** Takes random paths through each machine and prints the results. Returns the paths that broke a rule. */
export async function printRandomWalks(
  models: readonly AnyFlowModel[],
  { seed, count, length }: { seed: number; count: number; length: number },
): Promise<BrokenWalk[]> {
  const found: BrokenWalk[] = []
  for (const model of models) {
    const { walks, steps, broken } = await randomWalks(model, { seed, count, length })
    const { id } = model.machine
    console.log(`${broken ? '✗' : '✓'} ${id}: ${walks} random walks, ${steps} steps, seed ${seed}`)
    if (broken === null) continue
    found.push(broken)
    console.log(brokenText(broken, length))
  }
  return found
}

/** The broken rule, the shortest path to it, and how to reproduce it. */
export function brokenText(
  { machine, seed, start, steps, violation, walked }: BrokenWalk,
  length: number,
): string {
  return [
    `  ${violation}`,
    `  the shortest of the ways that were tried, ${steps.length} of ${walked} steps:`,
    `    start ${start}`,
    ...steps.map((event) => `    ${stepText(event)}`),
    `  again: npm run paths -- --machine ${machine} --random 1 --seed ${seed} --length ${length}`,
  ].join('\n')
}

function stepText(event: AnyEventObject): string {
  return [event.type, payloadText(event)].filter(Boolean).join(' ')
}
