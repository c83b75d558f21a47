import { describe, expect, it } from 'vitest'
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
    for (let seed = 1; seed < 200 && seen.size < expectedOf(model).length; seed += 1)
      expect((await randomPaths(watched, { seed, count: 1 })).broken).toBeNull()
    expect([...seen].toSorted()).toEqual(expectedOf(model))
  })
})

type Seen = 'another choice' | 'the same choice after a failure' | 'the same choice after a success'

/** A flow that is given its key makes one choice, and one that ends with its success does not go on after it. */
function expectedOf({ machine, starts, keyed }: AnyFlowModel): readonly Seen[] {
  const isGiven = JSON.stringify(starts).includes(keyed?.offered ?? '')
  const ends = Object.values(machine.root.states).some(({ type }) => type === 'final')
  return [
    ...(isGiven ? [] : ['another choice' as const]),
    'the same choice after a failure',
    ...(ends ? [] : ['the same choice after a success' as const]),
  ]
}

/** The model, and which sorts of two calls one after the other its walks have made. */
function watch(model: AnyFlowModel, id: string) {
  const seen = new Set<Seen>()
  const { offered = '' } = model.keyed ?? {}
  const choiceOf = (input: unknown) =>
    Object.entries(Object(input)).filter(([, value]) => !String(value).startsWith(offered))
  const invariants: AnyFlowModel['invariants'] = {
    ...model.invariants,
    'watches the calls': ({ calls }) => {
      const [before, last] = calls.filter((call) => call.id === id).slice(-2)
      if (before === undefined || last === undefined) return null
      const isRepeat = isSame(choiceOf(before.input), choiceOf(last.input))
      const repeat = `the same choice after a ${before.settled === 'done' ? 'success' : 'failure'}`
      seen.add(isRepeat ? (repeat as Seen) : 'another choice')
      return null
    },
  }
  return { watched: { ...model, invariants }, seen }
}
