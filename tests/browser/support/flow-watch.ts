import type { BrowserContext } from 'playwright'
import { inspectionChannel, type ShopMessage } from '#studio/channel/protocol.ts'

/** A transition that a flow of the page took: the id of its machine, and its own. */
export type Taken = { machine: string; transition: string }

/** What the page that watches keeps. */
declare const heard: { started: string[]; taken: Taken[] }

export type FlowWatch = {
  /** How often a machine has been started. */
  starts: (machine: string) => Promise<number>
  /** Every transition that the flows of all tabs have taken so far. */
  taken: () => Promise<Taken[]>
}

/**
 * Watches the flows of a browser profile from a tab of its own, which stays where the pages come and go. Call before
 * the first page of the shop is opened.
 */
export async function watchFlows(context: BrowserContext, origin: string): Promise<FlowWatch> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('inspect', '1')
  })
  const watcher = await context.newPage()
  await watcher.goto(`${origin}/health/live`)
  await watcher.evaluate((name) => {
    const heard: { started: string[]; taken: Taken[] } = { started: [], taken: [] }
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<ShopMessage>) => {
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
    taken: () => watcher.evaluate(() => heard.taken),
  }
}
