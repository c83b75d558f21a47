import { Suspense, use, useState } from 'react'
import { useLocation } from 'wouter'
import type { PageFailure } from '#src/lib/failure.ts'
import { findRoute, type RouteMatch } from '#src/lib/route.ts'
import { routes } from '#src/app/routes.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FailurePage } from './FailurePage.tsx'
import { Shell } from './Shell.tsx'
import { Pending } from './Pending.tsx'

/** The page of the current path inside its layout. @param failure of the first page, as the server found it */
export function PageOutlet({ failure }: { failure: PageFailure | null }) {
  const [path] = useLocation()
  const [first, setFirst] = useState(failure === null ? null : { path, failure })
  if (first !== null && first.path !== path) setFirst(null)
  const found = findRoute(routes, path)
  const Frame = found?.route.Skeleton ?? Pending
  const layout = isBroken(first?.failure) ? 'empty' : (found?.route.layout ?? 'default')
  return (
    <Shell layout={layout}>
      <ErrorBoundary key={pageKey(found, path)} first={first?.failure ?? null}>
        {found === null ? (
          <FailurePage failure={{ status: 404, code: 'not_found' }} />
        ) : (
          <Suspense fallback={<Frame />}>
            <RoutedPage {...found} />
          </Suspense>
        )}
      </ErrorBoundary>
    </Shell>
  )
}

/** The server failed, and had no menu either; a 404 keeps the search and the menu. */
const isBroken = (failure: PageFailure | undefined): boolean =>
  failure !== undefined && failure.status !== 404

/** Pages remount when the path changes, except a page with several paths. */
function pageKey(found: RouteMatch | null, path: string): string {
  const paths = found?.route.paths ?? []
  return paths.length > 1 ? paths.join() : path
}

function RoutedPage({ route, params }: RouteMatch) {
  const { Page, Skeleton = route.Skeleton ?? Pending } = route.page() ?? use(route.fetched())
  return (
    <Suspense fallback={<Skeleton />}>
      <Page params={params} />
    </Suspense>
  )
}
