import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { flowModels } from '#machines/testing/registry.ts'
import { writeBrowserCoverage } from '#tools/paths/browser.ts'
import { covers } from './covers/all.ts'
import type { Walk } from './covers/cover.ts'
import { createCoverage } from './support/coverage.ts'
import { startBuiltShop, type BuiltShop } from './support/server.ts'
import { createStage } from './support/stage.ts'
import { useBrowser } from './support/story.ts'

useBrowser()

const coverage = createCoverage(covers)
let hasty: BuiltShop

beforeAll(async () => {
  hasty = await startBuiltShop({
    ORDER_LIFETIME_SECONDS: '4',
    CODE_RESEND_SECONDS: '8',
    CODES_PER_HOUR: '2',
    PASSWORD_TRIES_PER_HOUR: '1',
    PAYMENT_CREDIT_URL: 'http://127.0.0.1:9',
    PAYMENT_CREDIT_KEY: 'credit',
  })
}, 120_000)
afterAll(() => hasty.stop())

describe.each(covers)('$title in the browser', ({ walks }) => {
  it.each(Object.entries(walks))(
    '%s, and takes what no walk before it took',
    async (name, walk) => {
      expect(await play(name, walk)).toBeGreaterThan(0)
    },
  )
})

describe('the browser', () => {
  it('walks through every flow', () => {
    const flows = flowModels.map(({ machine }) => machine.id)
    expect(coverage.machines).toEqual(flows.toSorted())
  })

  it('takes every transition that it can take, and none that it is declared not to', async ({
    task,
  }) => {
    // A walk may have gone another way on a busy machine, as where a press met the page before: a retry plays them again.
    if ((task.result?.retryCount ?? 0) > 0) await playAgain(faults().map(({ id }) => id))
    await writeBrowserCoverage(coverage.report())
    expect(faults()).toEqual([])
  }, 300_000)
})

const faults = () =>
  coverage
    .report()
    .machines.map(({ id, missed, wronglyUnreachable }) => ({ id, missed, wronglyUnreachable }))
    .filter(({ missed, wronglyUnreachable }) => missed.length + wronglyUnreachable.length > 0)

/** Plays all walks that go through some of these machines. */
async function playAgain(ids: readonly string[]): Promise<void> {
  const concerned = covers.filter(({ machines }) =>
    machines.some(({ machine }) => ids.includes(machine.id)),
  )
  for (const { walks } of concerned)
    for (const [name, walk] of Object.entries(walks)) await play(name, walk)
}

/** Plays a walk, and answers how many transitions it was the first to take. */
async function play(name: string, walk: Walk): Promise<number> {
  const stage = createStage({ origin: inject('origin'), hasty: hasty.origin })
  await walk(stage)
  return coverage.add(name, await stage.taken())
}
