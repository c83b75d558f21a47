import type { Page, Route } from 'playwright'
import type { ProblemCode } from '#machines/kernel/problem.ts'

/** Console lines that the browser itself writes where a story takes the network away or makes a call fail. */
export const networkNoise = [/net::ERR_/, /Failed to load resource/]

/**
 * Makes a call fail until it is mended.
 * @param how `abort` loses the connection; a number is the status of a reply without a body that makes sense
 * @returns counts the calls that failed, and mends the line
 */
export async function breakCall(page: Page, path: RegExp, how: 'abort' | number = 'abort') {
  let isMended = false
  const broken = { count: 0, mend: () => void (isMended = true) }
  // A mended call still passes through here: a call that begins while a route is being removed may never arrive.
  const fail = (route: Route) => {
    if (isMended) return route.fallback()
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
      await route.fetch().catch(() => null)
      await route.abort()
    },
    { times: 1 },
  )
}

/** Holds a call until it is let go on its way, or lost. */
export async function holdCall(page: Page, path: RegExp) {
  const { promise: goesOn, resolve: decide } = Promise.withResolvers<boolean>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(
    path,
    async (route) => {
      arrive()
      await ((await goesOn) ? route.continue() : route.abort()).catch(() => null)
    },
    { times: 1 },
  )
  return { arrived, release: () => decide(true), lose: () => decide(false) }
}

type Reply = { body: string; headers?: Record<string, string> }

/** Lets the server answer a call and changes the answer on its way. A page that has left meanwhile waits for none. */
export async function alterReply(
  route: Route,
  change: (body: string, headers: Record<string, string>) => Reply,
): Promise<void> {
  const response = await route.fetch().catch(() => null)
  const body = await response?.text().catch(() => null)
  if (response === null || typeof body !== 'string') return
  await route.fulfill({ response, ...change(body, response.headers()) }).catch(() => null)
}

/** Changes the shop's answers to a call on their way: data that the demo shop does not have. */
export async function reshape<Body>(
  page: Page,
  path: RegExp,
  change: (body: Body) => Body,
): Promise<void> {
  await page.route(path, (route) =>
    alterReply(route, (text) => {
      const body: Body = JSON.parse(text)
      return { body: JSON.stringify(change(body)) }
    }),
  )
}

/** Changes the server's reply to a call on its way, until it is mended. */
export async function changeReply(
  page: Page,
  path: RegExp,
  change: (body: string) => { body?: string; date?: string },
) {
  let isMended = false
  const alter = (route: Route) => {
    if (isMended) return route.fallback()
    return alterReply(route, (text, headers) => {
      const { body = text, date } = change(text)
      return { body, ...(date && { headers: { ...headers, date } }) }
    })
  }
  await page.route(path, alter)
  return { mend: () => void (isMended = true) }
}

/**
 * Lets the session end while a call is on its way to the server. Other calls wait until the page has the answer to
 * this one: theirs might tell it of the end first.
 * @returns gives the session back
 */
export async function loseSession(page: Page, path: RegExp) {
  const context = page.context()
  const cookies = await context.cookies()
  let answered: Promise<unknown> = Promise.resolve()
  const wait = async (route: Route) => {
    await answered
    await route.fallback().catch(() => null)
  }
  await page.route('**/api/**', wait)
  await page.route(
    path,
    async (route) => {
      const request = route.request()
      const reply = page.waitForResponse((response) => response.request() === request)
      answered = reply.catch(() => null)
      await context.clearCookies({ name: /Token$/ })
      await route.continue()
    },
    { times: 1 },
  )
  return {
    restore: async () => {
      await page.unroute('**/api/**', wait)
      await context.addCookies(cookies)
    },
  }
}

/** Keeps the page where it is when it leaves for an address: the reply has no content to show. */
export async function stayAt(page: Page, path: RegExp): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 204 }), { times: 1 })
}

/** Answers the next call of this kind with a refusal. */
export async function refuseOnce(page: Page, call: RegExp, code: ProblemCode): Promise<void> {
  const problem = { type: 'about:blank', title: '', status: 409, code }
  await page.route(
    call,
    (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
    { times: 1 },
  )
}
