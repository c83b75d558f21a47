import type { AnyEventObject } from 'xstate'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { createRandom } from '#machines/testing/random.ts'
import { eventsOf } from './explore.ts'
import { startRun, type Run } from './runner.ts'

/** A walk that broke a rule, without the steps that it does not need for that. */
export type BrokenWalk = {
  machine: string
  /** Makes the same walk again. */
  seed: number
  start: string
  steps: AnyEventObject[]
  /** What was wrong at its end. */
  violation: string
  /** How many steps it had before it was shrunk. */
  walked: number
}

export type RandomWalks = { walks: number; steps: number; broken: BrokenWalk | null }

type Steps = { start: string; events: AnyEventObject[] }

/**
 * Walks at random through a model with all its faults, and holds every state against the invariants. Ends at the
 * first walk that breaks one, and shrinks it. Until half its length a walk takes no step that ends the flow, if it has another.
 * @param options `seed` of the first walk, the next ones count up; `length` is the most steps of a walk
 */
export async function randomWalks(
  model: AnyFlowModel,
  { seed, count, length = 40 }: { seed: number; count: number; length?: number },
): Promise<RandomWalks> {
  let steps = 0
  for (let walk = 0; walk < count; walk += 1) {
    const { run, ...walked } = await walkAtRandom(model, seed + walk, length)
    steps += walked.events.length
    const [violation] = run.violations
    if (violation !== undefined) {
      const broken = await brokenWalk(model, seed + walk, walked, violation)
      return { walks: walk + 1, steps, broken }
    }
  }
  return { walks: count, steps, broken: null }
}

async function walkAtRandom(
  model: AnyFlowModel,
  seed: number,
  length: number,
): Promise<Steps & { run: Run }> {
  const random = createRandom(seed)
  const start = random.pick(Object.keys(model.starts))
  const { run, canTake, endsBy, take, look, stop } = startRun(model, {
    start,
    startKey: '',
    steps: [],
  })
  const events: AnyEventObject[] = []
  look('the start')
  while (events.length < length && run.violations.length === 0) {
    const possible = eventsOf(model).filter(canTake)
    if (possible.length === 0) break
    const lasting = events.length < length / 2 ? possible.filter((each) => !endsBy(each)) : possible
    const event = random.pick(lasting.length > 0 ? lasting : possible)
    events.push(event)
    await take(event)
    look(event.type)
  }
  stop()
  return { start, events, run }
}

/** Leaves out steps, many at a time and then fewer, as long as the same rule stays broken. */
async function brokenWalk(
  model: AnyFlowModel,
  seed: number,
  { start, events }: Steps,
  violation: string,
): Promise<BrokenWalk> {
  const rule = ruleOf(violation)
  let shortest = await replay(model, { start, events }, rule)
  for (let size = Math.ceil(shortest.events.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.events.length;) {
      const rest = shortest.events.toSpliced(from, size)
      const tried = await replay(model, { start, events: rest }, rule)
      if (tried.violation === null) from += size
      else shortest = tried
    }
  }
  return {
    machine: model.machine.id,
    seed,
    start,
    steps: shortest.events,
    violation: shortest.violation ?? violation,
    walked: events.length,
  }
}

/** Takes those steps that can be taken, up to the one that breaks the rule. */
async function replay(
  model: AnyFlowModel,
  { start, events }: Steps,
  rule: string,
): Promise<{ events: AnyEventObject[]; violation: string | null }> {
  const { run, canTake, take, look, stop } = startRun(model, { start, startKey: '', steps: [] })
  const taken: AnyEventObject[] = []
  const broken = () => run.violations.find((violation) => ruleOf(violation) === rule) ?? null
  look('the start')
  for (const event of events) {
    if (broken() !== null) break
    if (!canTake(event)) continue
    taken.push(event)
    await take(event)
    look(event.type)
  }
  stop()
  return { events: taken, violation: broken() }
}

/** The rule that a violation names, wherever it was broken. */
function ruleOf(violation: string): string {
  return violation.slice(violation.lastIndexOf(': ') + 2)
}
