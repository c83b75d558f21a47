import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { models } from '#machines/testing/registry.ts'
import { stepsText } from '#walks/paths/transition-table.ts'

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') }))
afterAll(() => vi.useRealTimers())

describe.each(models.map((model) => ({ id: model.machine.id, model })))('$id', ({ id, model }) => {
  it('does for each event in each state what is written down', async () => {
    const text = stepsText(model, () => vi.advanceTimersByTime(1))
    await expect(text).toMatchFileSnapshot(`transitions/${id}.txt`)
  }, 120_000)
})
