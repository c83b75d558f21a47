import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { models } from '#machines/testing/registry.ts'
import { recordingStart, stepsText } from '#walks/paths/transition-table.ts'

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: recordingStart }))
afterAll(() => vi.useRealTimers())

describe.each(models.map((model) => ({ id: model.machine.id, model })))('$id', ({ id, model }) => {
  it('does for each event in each state what is written down', async () => {
    const text = stepsText(model, () => vi.advanceTimersByTime(1))
    await expect(text).toMatchFileSnapshot(`transitions/${id}.txt`)
  }, 120_000)
})
