import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Router, type AroundNavHandler } from 'wouter'
import { staffSupportReport } from '#i18n/fa/staff-support-report.ts'
import { ReportWords } from '#src/features/support/shared/report-words.ts'
import { ApiContext } from '#src/lib/api/ApiContext.tsx'
import type { Api } from '#src/lib/api/client.ts'
import { ShopProvider } from '#src/lib/ShopContext.tsx'
import { navigateBelowLayers } from '#src/lib/history-layers.ts'
import { Entrance } from './Entrance.tsx'
import { trackFollowedLink } from './followed-link.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { isLeftByQuery, leavePage } from './unsaved.ts'

/** The back office as one tree. */
export function App({ api, queryClient }: { api: Api; queryClient: QueryClient }) {
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <ShopProvider>
          <ReportWords value={staffSupportReport}>
            <Router aroundNav={aroundNav}>
              <Entrance />
              <LeaveQuestion />
            </Router>
          </ReportWords>
        </ShopProvider>
      </QueryClientProvider>
    </ApiContext>
  )
}

const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const from = location.pathname
  const next = new URL(to, location.href)
  const go = () =>
    navigateBelowLayers(() => {
      if (next.pathname !== from && options?.replace !== true) trackFollowedLink(to)
      navigate(to, options)
      if (location.pathname !== from) scrollTo(0, 0)
    })
  const isKept = next.pathname === from && (next.search === location.search || !isLeftByQuery())
  if (isKept) go()
  else leavePage(go)
}
