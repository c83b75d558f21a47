import type { Page } from 'playwright'
import { changeReply } from './network.ts'

/**
 * Lets the time of a page and the one that the server tells it run on together, by minutes. The page's clock has been
 * installed.
 */
export async function useTime(page: Page) {
  let passed = 0
  const reply = await changeReply(page, /\/api\//, () => ({
    date: new Date(Date.now() + passed).toUTCString(),
  }))
  return {
    pass: async (minutes: number) => {
      passed += minutes * 60_000
      await page.clock.fastForward(minutes * 60_000)
    },
    /** Back to the real time. */
    end: async () => {
      reply.mend()
      await page.clock.setSystemTime(Date.now())
    },
  }
}
