import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Router } from 'wouter'
import { ApiContext } from '#src/lib/api/ApiContext.tsx'
import type { Api } from '#src/lib/api/client.ts'
import { Document } from './document.tsx'
import { renderCardHeart } from '#src/features/wishlist/CardHeart.tsx'
import { CardHeartContext } from '#src/goods/CardHeartContext.tsx'
import { SiteContext, type Site } from '#src/lib/SiteContext.tsx'
import { ShopProvider } from '#src/lib/ShopContext.tsx'
import { navigateWhenReady } from '#src/lib/navigation.ts'
import { routes } from './routes.ts'
import { PageOutlet } from './shell/PageOutlet.tsx'
import { RootBoundary } from './shell/RootBoundary.tsx'
import type { PageFailure } from '#src/lib/failure.ts'

type Props = {
  api: Api
  queryClient: QueryClient
  site: Site
  /** Why the server could not load the first page. */
  failure: PageFailure | null
  /** Location that the server renders and the browser hydrates; after that the router follows the browser. */
  location: { path: string; search: string }
}

/** The whole app as one tree, the same on the server and in the browser. */
export function App({ api, queryClient, site, failure, location }: Props) {
  return (
    <Document styles={site.styles} announced={site.announced}>
      <SiteContext value={site}>
        <ApiContext value={api}>
          <QueryClientProvider client={queryClient}>
            <ShopProvider>
              <CardHeartContext value={renderCardHeart}>
                <Router
                  ssrPath={location.path}
                  ssrSearch={location.search}
                  aroundNav={navigateWhenReady({ routes, api, queryClient })}
                >
                  <RootBoundary>
                    <PageOutlet failure={failure} />
                  </RootBoundary>
                </Router>
              </CardHeartContext>
            </ShopProvider>
          </QueryClientProvider>
        </ApiContext>
      </SiteContext>
    </Document>
  )
}
