import { describe, expect, it } from 'vitest'
import { failureOf, isUncertain } from '#machines/kernel/problem.ts'
import { isSame } from '#machines/testing/is-same.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { models } from '#machines/testing/registry.ts'
import { randomPaths } from '#walks/paths/random-paths.ts'

const keyed = models.flatMap((model) =>
  Object.keys(model.keyed?.calls ?? {}).map((call) => ({ id: model.machine.id, call, model })),
)

describe('idempotency keys', () => {
  it.each(keyed)('are put to the test by walks that repeat $call of $id', async (row) => {
    const { model, call } = row
    const { watched, seen } = watch(model, call)
    for (let seed = 1; seed < 300 && expectedOf(model).some((each) => !seen.has(each)); seed += 1)
      expect((await randomPaths(watched, { seed, count: 1 })).broken).toBeNull()
    expect(expectedOf(model).filter((each) => !seen.has(each))).toEqual([])
  })
})

type Seen =
  | `another choice after ${string}`
  | 'the same choice after a failure'
  | 'the same choice after a success'

/** A flow that is given its key makes one choice, and one that ends with its success does not go on after it. */
function expectedOf({ machine, starts, keyed }: AnyFlowModel): readonly Seen[] {
  const isGiven = JSON.stringify(starts).includes(keyed?.offered ?? '')
  const ends = Object.values(machine.root.states).some(({ type }) => type === 'final')
  return [
    ...(isGiven ? [] : changesOf(keyed).map((type) => `another choice after ${type}` as const)),
    'the same choice after a failure',
    ...(ends ? [] : ['the same choice after a success' as const]),
  ]
}

/** The events after which a call is about something else; of those that change a draft, the first. */
const changesOf = (keyed: AnyFlowModel['keyed']): string[] =>
  Object.values(keyed?.calls ?? {}).flatMap(({ renewedBy = [], changedBy = [] }) => [
    ...renewedBy,
    ...changedBy.slice(0, 1),
  ])

/** The model, and which sorts of two calls one after the other its walks have made. */
function watch(model: AnyFlowModel, id: string) {
  const seen = new Set<Seen>()
  const { offered = '' } = model.keyed ?? {}
  const choiceOf = (input: unknown) =>
    Object.entries(Object(input)).filter(([, value]) => !String(value).startsWith(offered))
  const invariants: AnyFlowModel['invariants'] = {
    ...model.invariants,
    'watches the calls': ({ calls, events }) => {
      const [before, last] = calls.filter((call) => call.id === id).slice(-2)
      if (before === undefined || last === undefined) return null
      const isRepeat = isSame(choiceOf(before.input), choiceOf(last.input))
      const repeat = `the same choice after a ${before.settled === 'done' ? 'success' : 'failure'}`
      // A refusal may forget the key.
      const isRefused = before.settled === 'error' && !isUncertain(failureOf(before.error))
      if (isRepeat && !isRefused) seen.add(repeat as Seen)
      const between = new Set(events.slice(before.after, last.after))
      const changes = changesOf(model.keyed).filter((type) => between.has(type))
      if (!isRepeat && changes.length === 1) seen.add(`another choice after ${changes[0] ?? ''}`)
      return null
    },
  }
  return { watched: { ...model, invariants }, seen }
}
