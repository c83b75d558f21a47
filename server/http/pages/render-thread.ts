import { Worker } from 'node:worker_threads'
import { createBirpc, type BirpcReturn } from 'birpc'
import type { InnerCall, InnerReply } from '#server/http/security/inner.ts'
import type { RenderedPage, RenderRequest } from './renderer.ts'

/** What the thread does for the server. `visit` names the render in the calls that it makes. */
export type PageRenderer = {
  render: (visit: number, request: Visit) => Promise<RenderedPage<Uint8Array>>
}

/** What the server does for the thread. */
export type PageCalls = {
  /** Announces that the build is loaded. */
  ready: () => void
  /** Makes a call to the API for the page that `visit` renders. */
  call: (visit: number, url: string) => Promise<InnerReply>
}

type Visit = Omit<RenderRequest, 'send' | 'assets'>

export type RenderThread = {
  /** Renders a page from the replies to `send`. Rejects when it cannot be rendered, or when the thread ends meanwhile. */
  render: (request: Visit, send: InnerCall) => Promise<RenderedPage<Uint8Array>>
  close: () => Promise<void>
}

type Running = { worker: Worker; rpc: BirpcReturn<PageRenderer, PageCalls> }

/**
 * Renders pages in a thread of their own: a page takes some ten milliseconds at a stretch, and a sale with its dozens of
 * queries would wait for one at each of them (docs/decisions/0405-pages-in-a-thread.md). The calls that a page makes are
 * answered by this thread, as is everything else. A thread that has ended is started again for the next page.
 * @param root folder of the build
 * @param onFailure is called with what ended the thread, unless it was closed
 */
export async function startRenderThread(
  root: string,
  onFailure: (error: Error) => void,
): Promise<RenderThread> {
  const sends = new Map<number, InnerCall>()
  let visits = 0
  let isClosed = false
  let running: Promise<Running> | null = null

  const start = async (): Promise<Running> => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: root,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb },
    })
    const loaded = Promise.withResolvers<void>()
    const rpc = createBirpc<PageRenderer, PageCalls>(
      {
        ready: () => loaded.resolve(),
        async call(visit, url) {
          const send = sends.get(visit)
          if (send === undefined) throw new Error('the page is no longer rendered')
          return send(url)
        },
      },
      {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has no origin
        post: (message) => worker.postMessage(message),
        on: (listen) => worker.on('message', listen),
      },
    )
    worker.on('error', (error) => {
      loaded.reject(error)
      if (!isClosed) onFailure(error)
    })
    worker.on('exit', () => {
      running = null
      const ended = new Error('the thread that renders pages has ended')
      loaded.reject(ended)
      rpc.$close(ended)
    })
    await loaded.promise
    return { worker, rpc }
  }

  running = start()
  await running
  return {
    async render(request, send) {
      visits += 1
      const visit = visits
      sends.set(visit, send)
      try {
        running ??= start()
        const { rpc } = await running
        return await rpc.render(visit, request)
      } finally {
        sends.delete(visit)
      }
    },
    async close() {
      isClosed = true
      const { worker } = (await running?.catch(() => null)) ?? {}
      await worker?.terminate()
    },
  }
}

/** Garbage of rendering is short-lived; more room only delays its collection. */
const maxYoungGenerationSizeMb = 24
const maxOldGenerationSizeMb = 256
