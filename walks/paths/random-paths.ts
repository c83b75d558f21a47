import type { AnyEventObject } from 'xstate'
import type { AnyWalkModel } from '#walks/model.ts'
import { createRandom } from '#walks/random.ts'
import { eventsOf } from './explore.ts'
import { startRun, type Run } from './runner.ts'

/** A path that broke a rule, reduced to the steps that are needed for that. */
export type BrokenPath = {
  machine: string
  /** Reproduces the path. */
  seed: number
  start: string
  steps: AnyEventObject[]
  /** The rule that is broken at its end. */
  violation: string
  /** How many steps it had before it was shrunk. */
  originalLength: number
}

export type RandomPaths = { paths: number; steps: number; broken: BrokenPath | null }

type Steps = { start: string; events: AnyEventObject[] }

/**
 * Takes random paths through a model with all its faults, and checks every state against the invariants. Stops at the
 * first path that breaks one, and shrinks it. In its first half, a path avoids steps that end the flow.
 * @param options `seed` of the first path, incremented for each further one; `length` is the maximum number of steps
 */
export async function randomPaths(
  model: AnyWalkModel,
  { seed, count, length = 40 }: { seed: number; count: number; length?: number },
): Promise<RandomPaths> {
  let steps = 0
  for (let path = 0; path < count; path += 1) {
    const { run, ...taken } = await randomPath(model, seed + path, length)
    steps += taken.events.length
    const [violation] = run.violations
    if (violation !== undefined) {
      const broken = await shortenPath(model, seed + path, taken, violation)
      return { paths: path + 1, steps, broken }
    }
  }
  return { paths: count, steps, broken: null }
}

async function randomPath(
  model: AnyWalkModel,
  seed: number,
  length: number,
): Promise<Steps & { run: Run }> {
  const random = createRandom(seed)
  const start = random.pick(Object.keys(model.starts))
  const { run, canTake, endsBy, take, check, stop } = startRun(model, {
    start,
    startKey: '',
    steps: [],
  })
  const events: AnyEventObject[] = []
  check('the start')
  while (events.length < length && run.violations.length === 0) {
    const possible = eventsOf(model).filter(canTake)
    if (possible.length === 0) break
    const lasting = events.length < length / 2 ? possible.filter((each) => !endsBy(each)) : possible
    const event = random.pick(lasting.length > 0 ? lasting : possible)
    events.push(event)
    await take(event)
    check(event.type)
  }
  stop()
  return { start, events, run }
}

/** Removes steps, many at a time and then fewer, as long as the same rule is still broken. */
async function shortenPath(
  model: AnyWalkModel,
  seed: number,
  { start, events }: Steps,
  violation: string,
): Promise<BrokenPath> {
  const rule = ruleOf(violation)
  let shortest = await takeAgain(model, { start, events }, rule)
  for (let size = Math.ceil(shortest.events.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.events.length;) {
      const rest = shortest.events.toSpliced(from, size)
      const tried = await takeAgain(model, { start, events: rest }, rule)
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
    originalLength: events.length,
  }
}

/** Takes the possible steps, up to the one that breaks the rule. */
async function takeAgain(
  model: AnyWalkModel,
  { start, events }: Steps,
  rule: string,
): Promise<{ events: AnyEventObject[]; violation: string | null }> {
  const { run, canTake, take, check, stop } = startRun(model, { start, startKey: '', steps: [] })
  const taken: AnyEventObject[] = []
  const broken = () => run.violations.find((violation) => ruleOf(violation) === rule) ?? null
  check('the start')
  for (const event of events) {
    if (broken() !== null) break
    if (!canTake(event)) continue
    taken.push(event)
    await take(event)
    check(event.type)
  }
  stop()
  return { events: taken, violation: broken() }
}

/** The rule of a violation, without the place where it was broken. */
function ruleOf(violation: string): string {
  return violation.slice(violation.lastIndexOf(': ') + 2)
}
