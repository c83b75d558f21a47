import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './app.css'
import { createApi } from '#src/lib/api/client.ts'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { App } from './App.tsx'
import { loadInspection } from '#src/lib/flows/inspection.ts'
import { keepSteps } from '#src/lib/flows/kept-steps.ts'
import { removeStaleEntries, followLayers } from '#src/lib/history-layers.ts'
import { followHistory, prepareOnIntent } from '#src/lib/navigation.ts'
import type { PageState } from '#src/lib/page-state.ts'
import { keepEarlyInput } from '#src/lib/early-input.ts'
import { registerServiceWorker } from '#src/lib/service-worker.ts'
import { findRoute } from '#src/lib/route.ts'
import { printInLight } from '#src/lib/theme.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { routes } from './routes.ts'

const state = readState()
const api = createApi()
const queryClient = createQueryClient()

followLayers()
printInLight()
followHistory()
keepSteps()
void start()

/** Not at the top level: pages import this chunk, so a top-level await for one would deadlock. */
async function start(): Promise<void> {
  await Promise.all([
    findRoute(routes, state.location.path)?.route.fetch(),
    loadInspection(state.inspectable, api),
  ])
  hydrate(queryClient, asFresh(state.cache))
  const replay = keepEarlyInput()
  startTransition(() => {
    hydrateRoot(
      document,
      <App
        api={api}
        queryClient={queryClient}
        site={state.site}
        failure={state.failure}
        location={state.location}
      />,
    )
  })
  setTimeout(replay)
  prepareOnIntent({ routes, api, queryClient })
  whenIdle(removeStaleEntries)
  whenIdle(registerServiceWorker)
}

function readState(): PageState {
  const text = document.getElementById('state')?.textContent
  if (text === undefined || text === null) throw new Error('the page carries no state')
  const state: PageState = JSON.parse(text)
  return state
}

/** The server keeps a shared page only until what it shows changes: its data is fresh, however old the render is. */
function asFresh(cache: DehydratedState): DehydratedState {
  const now = Date.now()
  const queries = cache.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: now },
  }))
  return { ...cache, queries }
}
