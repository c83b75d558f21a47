import type { Page, Request } from 'playwright'
import type { ProblemCode } from '#machines/kernel/problem.ts'
import { intercept, type HeldCall, type Reply } from './interception.ts'

/** Console lines that the browser itself writes where a story takes the network away or makes a call fail. */
export const networkNoise = [/net::ERR_/, /Failed to load resource/]

/**
 * Makes an API call fail until `mend` is called. As with all rules here, a pattern that names the method, as `/^PUT
 * .*\/product\//`, leaves the calls alone that read the same address.
 * @param how `abort` loses the connection; a number is the status of a reply without a body that makes sense
 * @returns the number of calls that failed, and `mend`, which lets them through again
 */
export async function breakCall(page: Page, path: RegExp, how: 'abort' | number = 'abort') {
  const broken = { count: 0, mend: () => rule.end() }
  const rule = await intercept(page, path, (call) => {
    broken.count += 1
    return how === 'abort' ? call.lose() : call.answer(replyWith('', how))
  })
  return broken
}

/**
 * Lets a call reach the server but not its reply come back: the work is done, and the shopper does not know. The first
 * call that fits is lost, so none may be on its way yet.
 */
export async function loseReply(page: Page, path: RegExp): Promise<void> {
  const lose = async (call: HeldCall) => {
    await call.reply()
    await call.lose()
  }
  await intercept(page, path, lose, 1)
}

/** Holds a call until it is let go on its way, or lost. */
export async function holdCall(page: Page, path: RegExp) {
  const { promise: goesOn, resolve: decide } = Promise.withResolvers<boolean>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const hold = async (call: HeldCall) => {
    arrive()
    await ((await goesOn) ? call.goOn() : call.lose())
  }
  await intercept(page, path, hold, 1)
  return { arrived, release: () => decide(true), lose: () => decide(false) }
}

/**
 * Answers API calls in place of the server until `mend` is called.
 * @param body what is sent as JSON, or what makes it for each call
 */
export async function answerCall(
  page: Page,
  path: RegExp,
  body: object | (() => object),
  { status = 200, turns = Infinity, headers = {} }: AnswerOptions = {},
) {
  const answer = (call: HeldCall) => {
    const text = JSON.stringify(typeof body === 'function' ? body() : body)
    const reply = replyWith(text, status)
    return call.answer({ ...reply, headers: { ...reply.headers, ...headers } })
  }
  const rule = await intercept(page, path, answer, turns)
  return { mend: () => rule.end() }
}

type AnswerOptions = {
  status?: number
  /** How many calls are answered. */
  turns?: number
  headers?: Record<string, string>
}

/** Answers API calls with a problem until `mend` is called. */
export function refuseCall(
  page: Page,
  path: RegExp,
  problem: { status: number; code: ProblemCode; [field: string]: unknown },
  turns = Infinity,
) {
  const { status } = problem
  return answerCall(page, path, { type: 'about:blank', title: '', ...problem }, { status, turns })
}

/** Changes the shop's answers to a call on their way: data that the demo shop does not have. */
export function reshape<Body>(page: Page, path: RegExp, change: (body: Body) => Body) {
  return changeReply(page, path, (text) => {
    const body: Body = JSON.parse(text)
    return { body: JSON.stringify(change(body)) }
  })
}

/** Changes the server's reply to a call on its way until `mend` is called. */
export async function changeReply(
  page: Page,
  path: RegExp,
  change: (body: string) => { body?: string; date?: string },
) {
  const rule = await intercept(page, path, async (call) => {
    const reply = await call.reply()
    if (reply === null) return
    const { body, date } = change(reply.body.toString())
    await call.answer({
      ...reply,
      ...(body !== undefined && { body: Buffer.from(body) }),
      ...(date !== undefined && { headers: { ...reply.headers, date } }),
    })
  })
  return { mend: () => rule.end() }
}

/**
 * Lets the session end while a call is on its way to the server. Other calls wait until the page has the answer to
 * this one: theirs might tell it of the end first.
 * @returns gives the session back, once no refusal is on its way that would end it again
 */
export async function loseSession(page: Page, path: RegExp) {
  const context = page.context()
  const cookies = await context.cookies()
  let answered: Promise<unknown> = Promise.resolve()
  let isBack: Promise<void> = Promise.resolve()
  const underWay: Promise<unknown>[] = []
  const others = await intercept(page, /\/api\//, async ({ url }) => {
    await answered
    await isBack
    underWay.push(endOf(page, url))
    return 'passed'
  })
  const clear = async (call: HeldCall) => {
    answered = page.waitForResponse((reply) => reply.url() === call.url).catch(() => null)
    await context.clearCookies({ name: /Token$/ })
    await call.goOn()
  }
  await intercept(page, path, clear, 1)
  return {
    restore: async () => {
      const { promise, resolve: goOn } = Promise.withResolvers<void>()
      isBack = promise
      await Promise.all(underWay)
      await context.addCookies(cookies)
      others.end()
      goOn()
    },
  }
}

/** Until a call has been answered or given up; the stream of news stays open. */
async function endOf(page: Page, url: string): Promise<void> {
  if (url.endsWith('/events/')) return
  const isIt = (request: Request) => request.url() === url
  await Promise.race([
    page.waitForEvent('requestfinished', isIt).catch(() => null),
    page.waitForEvent('requestfailed', isIt).catch(() => null),
  ])
}

/** Keeps the page where it is when it leaves for an address of the API: the reply has no content to show. */
export async function stayAt(page: Page, path: RegExp): Promise<void> {
  await intercept(page, path, (call) => call.answer(replyWith('', 204)), 1)
}

/** Answers the next call of this kind with a refusal. */
export async function refuseOnce(page: Page, call: RegExp, code: ProblemCode): Promise<void> {
  await refuseCall(page, call, { status: 409, code }, 1)
}

/** Makes a script or another file fail until `mend` is called. The browser's caches are off from here on. */
export async function breakFile(page: Page, path: RegExp) {
  let isMended = false
  const broken = { count: 0, mend: () => void (isMended = true) }
  // A request still passes through here after `mend`: one that begins while a route is being removed may never arrive.
  await page.route(path, (route) => {
    if (isMended) return route.fallback()
    broken.count += 1
    return route.abort()
  })
  return broken
}

/** Holds the first request for a picture or another file. The browser's caches are off from here on. */
export async function holdFile(page: Page, path: RegExp) {
  const { promise: goesOn, resolve: release } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(
    path,
    async (route) => {
      arrive()
      await goesOn
      await route.continue().catch(() => null)
    },
    { times: 1 },
  )
  return { arrived, release: () => release() }
}

function replyWith(text: string, status: number): Reply {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return { status, headers: { 'content-type': type }, body: Buffer.from(text) }
}
