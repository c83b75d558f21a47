import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { changeReply } from './network.ts'

/**
 * Lets the time of a page and the one that the server tells it run on together, by minutes. The page's clock has been
 * installed. Call it before the page is opened: of a call that is under way already it cannot tell.
 */
export async function useTime(page: Page) {
  let passed = 0
  const reply = await changeReply(page, /\/api\//, () => ({
    date: new Date(Date.now() + passed).toUTCString(),
  }))
  const underWay = new Set<Request>()
  const start = (request: Request) => {
    if (request.resourceType() === 'fetch') underWay.add(request)
  }
  const end = (request: Request) => underWay.delete(request)
  page.on('request', start).on('requestfinished', end).on('requestfailed', end)
  return {
    pass: async (minutes: number) => {
      // A reply that was sent before and read after would set the page's clock back.
      await expect.poll(() => underWay.size).toBe(0)
      passed += minutes * 60_000
      await page.clock.fastForward(minutes * 60_000)
    },
    /** Back to the real time. */
    end: async () => {
      page.off('request', start).off('requestfinished', end).off('requestfailed', end)
      reply.mend()
      await page.clock.setSystemTime(Date.now())
    },
  }
}
