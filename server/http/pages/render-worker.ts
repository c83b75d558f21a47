import { parentPort, workerData } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { PageCalls, PageRenderer } from './render-thread.ts'
import { loadBuild, toFetch } from './renderer.ts'

/** The thread of `render-thread.ts`: renders the pages of the build in the folder that it is started with. */
const port = parentPort
if (port === null) throw new Error('this file is the entry of a worker thread')
const { renderer, assets } = await (await loadBuild(String(workerData))).get()

const server = createBirpc<PageCalls, PageRenderer>(
  {
    async render(visit, request) {
      const send = toFetch((url) => server.call(visit, url))
      const page = await renderer.render({ ...request, assets, send })
      return page.kind === 'redirect' ? page : { ...page, html: Buffer.from(page.html) }
    },
  },
  {
    post: (message) => port.postMessage(message),
    on: (listen) => port.on('message', listen),
  },
)
void server.ready.asEvent()
