import { describe, expect, it } from 'vitest'
import { cover } from '#machines/testing/paths/cover.ts'
import { models } from '#machines/testing/registry.ts'

describe.each(models.map((model) => ({ id: model.machine.id, model })))('$id', ({ model }) => {
  it('takes every transition, reaches every state and breaks no invariant', async () => {
    const { missed, unreached, violations } = await cover(model)
    expect({ missed, unreached, violations }).toEqual({ missed: [], unreached: [], violations: [] })
  }, 120_000)
})
