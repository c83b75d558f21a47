import type { AnyEventObject } from 'xstate'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { randomPaths, type BrokenPath } from '#walks/paths/random-paths.ts'
import { payloadText } from '#walks/report.ts'

/** Takes random paths through each machine and prints the results. Returns the paths that broke a rule. */
export async function printRandomPaths(
  models: readonly AnyFlowModel[],
  { seed, count, length }: { seed: number; count: number; length: number },
): Promise<BrokenPath[]> {
  const found: BrokenPath[] = []
  for (const model of models) {
    const { paths, steps, broken } = await randomPaths(model, { seed, count, length })
    const { id } = model.machine
    console.log(`${broken ? '✗' : '✓'} ${id}: ${paths} random paths, ${steps} steps, seed ${seed}`)
    if (broken === null) continue
    found.push(broken)
    console.log(brokenText(broken, length))
  }
  return found
}

/** The broken rule, the shortest path to it, and how to reproduce it. */
export function brokenText(
  { machine, seed, start, steps, violation, originalLength }: BrokenPath,
  length: number,
): string {
  return [
    `  ${violation}`,
    `  the shortest path found, ${steps.length} of ${originalLength} steps:`,
    `    start ${start}`,
    ...steps.map((event) => `    ${stepText(event)}`),
    `  repeat: npm run paths -- --machine ${machine} --random 1 --seed ${seed} --length ${length}`,
  ].join('\n')
}

function stepText(event: AnyEventObject): string {
  return [event.type, payloadText(event)].filter(Boolean).join(' ')
}
