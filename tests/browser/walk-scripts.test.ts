import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { flows } from '#machines/testing/registry.ts'
import { edgePaths, explore } from '#walks/paths/explore.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { runPath } from '#walks/paths/runner.ts'
import { helperFiles, joinHelpers } from '#studio/scripts/join-helpers.ts'
import { playwrightFile } from '#studio/scripts/playwright.ts'
import { scriptOf, type Walk } from '#studio/scripts/script.ts'
import { viewsIn } from '#studio/sources/views-in.ts'
import { machinePaths } from '#walks/report.ts'
import type { PathsReport } from '#walks/paths-report.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { startBuiltShop, type BuiltShop } from './support/server.ts'

const run = promisify(execFile)
const folder = 'reports/playwright-of-tests'
/** Scripts sign in as a customer of the demo, whose password another test replaces. */
let shop: BuiltShop
beforeAll(async () => {
  shop = await startBuiltShop()
})
afterAll(() => shop.stop())
beforeEach(() => rm(folder, { recursive: true, force: true }))

it('runs what the command exports as it is: every walk of a machine, with nothing but the address of a demo shop', async () => {
  const machine = 'giftCardRedemption'
  const options = ['--machine', machine, '--export', 'playwright', '--to', folder]
  await run('node', ['tools/paths.ts', ...options])
  const report: PathsReport = JSON.parse(await readFile(`reports/paths-${machine}.json`, 'utf8'))
  const paths = report.machines.flatMap(({ examples }) => examples)
  expect(await resultsIn(folder)).toEqual(
    paths.map(({ id, start }) => ({
      title: `${machine}: path ${id} from the start ${start}`,
      ok: true,
      step: null,
    })),
  )
})

it('runs exported walks of the checkout green, and names the first step that a changed machine takes otherwise', async () => {
  const walk = await walkTo(flows.checkout.model, 'invoiceLink', 'retry.requested')
  const changed = { ...walk, title: 'changed', steps: walk.steps.map(elsewhere) }
  const file = await testFile([walk, changed])
  expect(file).toContain('walk.press("button", "تلاش دوباره"')
  expect(await resultsIn(folder)).toEqual([
    { title: `checkout: ${walk.title}`, ok: true, step: null },
    { title: 'checkout: changed', ok: false, step: expect.stringMatching(/^2\. .* → elsewhere$/) },
  ])
})

it('reaches machines inside others, those behind a button or an order, and the back office, whatever is in the cart of the demo’s customer', async () => {
  await fillCart(demoAccounts.customer)
  const walks = {
    oneTimeCode: [flows.oneTimeCode.model, 'signIn', 'code.changed'],
    locationPicker: [flows.locationPicker.model, 'nothingPicked', 'dialog.dismissed'],
    questionForm: [flows.questionForm.model, 'guest', 'dialog.dismissed'],
    orderCancellation: [flows.orderCancellation.model, 'waiting', 'dialog.dismissed'],
    // In another worker at the same time.
    payLink: [flows.payLink.model, 'notLoaded', 'retry.requested'],
    // Once a session is let in, the page of the other would not show the sign-in.
    staffSignIn: [flows.staffSignIn.model, 'lapsed', 'password.submitted'],
    staffTask: [flows.staffTask.model, 'opened', 'dialog.dismissed'],
  } as const
  for (const [machine, [model, start, last]] of Object.entries(walks))
    await testFile([await walkTo(model, start, last)], machine)
  const results = await resultsIn(folder)
  expect(results.map(({ title, ok }) => [title.split(':')[0], ok])).toEqual(
    Object.keys(walks)
      .toSorted()
      .map((machine) => [machine, true]),
  )
})

/** The result of each test in a folder, with the step at which it failed. */
async function resultsIn(folder: string) {
  const env = { ...process.env, SHOP_URL: shop.origin }
  const args = ['test', '-c', folder, '--reporter=json', '--trace=off']
  const report = await run('playwright', args, { env }).catch(
    (failed: { stdout: string }) => failed,
  )
  const results: Results = JSON.parse(report.stdout)
  return results.suites.flatMap(({ specs }) =>
    specs.map(({ title, ok, tests }) => ({
      title,
      ok,
      step: tests[0]?.results[0]?.steps?.find(({ error }) => error !== undefined)?.title ?? null,
    })),
  )
}

type Results = {
  suites: {
    specs: {
      title: string
      ok: boolean
      tests: { results: { steps?: { title: string; error?: unknown }[] }[] }[]
    }[]
  }[]
}

/** The steps after the first lead to another state than they do now. */
const elsewhere = (step: Walk['steps'][0], index: number) =>
  index === 0 ? step : { ...step, state: 'elsewhere' }

/** Adds a phone to a customer's cart until the shop sells no more of it. */
async function fillCart({ phone, password }: { phone: string; password: string }): Promise<void> {
  const call = (path: string, body?: object, cookie = '') =>
    fetch(`${shop.origin}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: body && JSON.stringify(body),
    })
  const signedIn = await call('/accounts/login_with_password/', { phone_number: phone, password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const product = await call('/product/v2/product/iphone-16-128gb/')
  const { price }: { price: { id: number; quantity: number }[] } = await product.json()
  const price_id = price.find(({ quantity }) => quantity > 1)?.id
  const add = () => call('/purchase/cart/add_item/', { price_id, quantity: 1 }, cookie)
  let reply = await add()
  while (reply.ok) reply = await add()
  expect(reply.status).toBe(409)
}

/** The first walk from a start that ends with an event. */
async function walkTo(whole: AnyFlowModel, start: string, last: string): Promise<Walk> {
  const model = { ...whole, starts: { [start]: whole.starts[start] } }
  const path = explore(model)
    .flatMap(edgePaths)
    .find(({ steps }) => steps.at(-1)?.event.type === last)
  const report = machinePaths(model, path ? [await runPath(model, path)] : [], null)
  const views = Object.fromEntries([...viewsIn('.')].map(([id, views]) => [id, { views }]))
  const [walk] = scriptOf(report, views).walks
  if (walk === undefined) throw new Error(`no path of ${model.machine.id} ends with ${last}`)
  return walk
}

async function testFile(walks: Walk[], machine = 'checkout'): Promise<string> {
  await mkdir(folder, { recursive: true })
  const sources = helperFiles.map((file) => readFile(file, 'utf8'))
  const helpers = joinHelpers(await Promise.all(sources))
  const text = playwrightFile({ machine, walks }, helpers)
  if (text === null) throw new Error(`no page shows ${machine}`)
  await writeFile(join(folder, `${machine}.spec.ts`), text)
  await cp('studio/scripts/playwright.config.ts', join(folder, 'playwright.config.ts'))
  return text
}
