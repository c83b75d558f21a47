import type { BrowserContext } from 'playwright'
import {
  inspectionChannel,
  type ShopMessage,
  type StudioMessage,
} from '#studio/channel/protocol.ts'
import { untilRelease } from './profiles.ts'

/** A transition that a flow of the page took: the id of its machine, and its own. */
export type Taken = { machine: string; transition: string }

/** What the page that watches keeps; `pages` counts how often each open page has introduced itself. */
type Heard = { started: string[]; taken: Taken[]; pages: Record<string, number> }
declare const heard: Heard

export type FlowWatch = {
  /** How often a machine has been started. */
  starts: (machine: string) => Promise<number>
  hasTaken: (taken: Taken) => Promise<boolean>
  /** Every transition that the flows of all tabs have taken so far. */
  taken: () => Promise<Taken[]>
  /** Waits until everything that the open pages have reported so far has arrived. */
  settle: () => Promise<void>
}

/**
 * Watches the flows of a browser profile from a tab of its own, which stays where the pages come and go. Call before
 * the first page of the shop is opened.
 */
export async function watchFlows(context: BrowserContext, origin: string): Promise<FlowWatch> {
  await untilRelease(
    context,
    context.addInitScript(() => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem('inspect', '1')
    }),
  )
  const watcher = await context.newPage()
  await watcher.goto(`${origin}/health/live`)
  await watcher.evaluate((name) => {
    const heard: Heard = { started: [], taken: [], pages: {} }
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<ShopMessage>) => {
      if (data.type === 'page.opened') heard.pages[data.page] = (heard.pages[data.page] ?? 0) + 1
      if (data.type === 'page.closed') delete heard.pages[data.page]
      if (data.type === '@xstate.actor') heard.started.push(data.name)
      if (data.type !== 'flow.transitions') return
      const { machine, transitions } = data
      heard.taken.push(...transitions.map((transition) => ({ machine, transition })))
    })
    Object.assign(globalThis, { channel, heard })
  }, inspectionChannel)
  return {
    starts: (machine) =>
      watcher.evaluate((name) => heard.started.filter((each) => each === name).length, machine),
    hasTaken: (one) =>
      watcher.evaluate(
        ({ machine, transition }) =>
          heard.taken.some((each) => each.transition === transition && each.machine === machine),
        one,
      ),
    taken: () => watcher.evaluate(() => heard.taken),
    settle: async () => {
      const before = await watcher.evaluate((name) => {
        const pages = { ...heard.pages }
        const arrived: StudioMessage = { type: 'studio.arrived' }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        new BroadcastChannel(name).postMessage(arrived)
        return pages
      }, inspectionChannel)
      // A page's messages arrive in order, and each page answers by introducing itself.
      await watcher.waitForFunction(
        (known) =>
          Object.entries(known).every(([page, times]) => (heard.pages[page] ?? Infinity) > times),
        before,
      )
    },
  }
}
