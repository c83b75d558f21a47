import type { Page, Route } from 'playwright'

/** Console lines that the browser itself writes where a story takes the network away or makes a call fail. */
export const networkNoise = [/net::ERR_/, /Failed to load resource/]

/**
 * Makes a call fail until it is mended.
 * @param how `abort` loses the connection; a number is the status of a reply without a body that makes sense
 * @returns counts the calls that failed, and mends the line
 */
export async function breakCall(page: Page, path: RegExp, how: 'abort' | number = 'abort') {
  const broken = { count: 0, mend: () => page.unroute(path, fail) }
  const fail = (route: Route) => {
    broken.count += 1
    return how === 'abort' ? route.abort() : route.fulfill({ status: how, body: '' })
  }
  await page.route(path, fail)
  return broken
}

/** Lets a call reach the server but not its reply come back: the work is done, and the shopper does not know. */
export async function loseReply(page: Page, path: RegExp): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

/** Holds a call until it is let go. */
export async function holdCall(page: Page, path: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(
    path,
    async (route) => {
      arrive()
      await released
      await route.continue().catch(() => null)
    },
    { times: 1 },
  )
  return { arrived, release }
}
