import { beforeAll, describe, expect, it } from 'vitest'
import { cover, type Cover } from '#walks/paths/cover.ts'
import { models } from '#machines/testing/registry.ts'

describe.each(models.map((model) => ({ id: model.machine.id, model })))('$id', ({ model }) => {
  let found: Cover
  beforeAll(async () => {
    found = await cover(model)
  }, 120_000)

  it('takes every transition, reaches every state and breaks no invariant', () => {
    const { missed, unreached, violations } = found
    expect({ missed, unreached, violations }).toEqual({ missed: [], unreached: [], violations: [] })
  })

  it('puts each of its invariants to the test', () => {
    const untested = Object.entries(found.invariants).filter(([, times]) => times === 0)
    expect(Object.keys(found.invariants).length).toBeGreaterThan(0)
    expect(untested).toEqual([])
  })
})
