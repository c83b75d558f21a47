import { createRoot } from 'react-dom/client'
import '#src/app/app.css'
import { createApi } from '#src/lib/api/client.ts'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { loadInspection } from '#src/lib/flows/inspection.ts'
import { followLayers, removeStaleEntries } from '#src/lib/history-layers.ts'
import { printInLight } from '#src/lib/theme.ts'
import { App } from './app/App.tsx'
import { startPage } from './app/Pages.tsx'
import { followPresses } from './app/follow-presses.ts'
import { recountAfterChanges } from './app/recount.ts'
import { followSession, verifyWhenLapsed } from './app/session.ts'

const api = createApi()
const queryClient = createQueryClient()

followLayers()
printInLight()
followPresses()
followSession(queryClient)
verifyWhenLapsed(api, queryClient)
recountAfterChanges(api, queryClient)
startPage(location.pathname)
void start()

/** Not at the top level: the channel's chunk imports this one, so a top-level await for it would deadlock. */
async function start(): Promise<void> {
  const root = document.getElementById('staff')
  if (root === null) throw new Error('the page has no place for the back office')
  await loadInspection(document.documentElement.hasAttribute('data-inspectable'), api)
  createRoot(root).render(<App api={api} queryClient={queryClient} />)
  removeStaleEntries()
}
