import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Router } from 'wouter'
import { ApiContext } from '#src/api/ApiContext.tsx'
import type { Api } from '#src/api/client.ts'
import { Document } from '#src/document.tsx'
import { SiteContext, type Site } from '#src/lib/SiteContext.tsx'
import { navigateWhenReady } from '#src/lib/navigation.ts'
import { PageOutlet } from '#src/shell/PageOutlet.tsx'
import type { PageFailure } from '#src/lib/failure.ts'

type Props = {
  api: Api
  queryClient: QueryClient
  site: Site
  /** Why the first page could not be had, as the server settled it. */
  failure: PageFailure | null
  /** Address to render on the server; in the browser it is read from the location. */
  location?: { path: string; search: string }
}

/** The whole app as one tree, the same on the server and in the browser. */
export function App({ api, queryClient, site, failure, location }: Props) {
  return (
    <Document styles={site.styles}>
      <SiteContext value={site}>
        <ApiContext value={api}>
          <QueryClientProvider client={queryClient}>
            <Router
              ssrPath={location?.path}
              ssrSearch={location?.search}
              aroundNav={navigateWhenReady(api, queryClient)}
            >
              <PageOutlet failure={failure} />
            </Router>
          </QueryClientProvider>
        </ApiContext>
      </SiteContext>
    </Document>
  )
}
