import type { Failure, FailureCode } from '#machines/kernel/problem.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { lazyPart } from '#src/ui/LazyPart.tsx'

/** What goes wrong here must not make things worse: without its script there is no report. */
const SupportReport = lazyPart(
  () => import('#src/features/support/SupportReport.tsx').then((m) => m.SupportReport),
  { failed: () => null },
)

/** Beside a failure that is no answer to the shopper: a report of what the flows did, for support. */
export function ReportLink({ failure }: { failure: Pick<Failure, 'code'> | null }) {
  const isHydrated = useHydrated()
  return isHydrated && failure !== null && unforeseen.has(failure.code) ? <SupportReport /> : null
}

const unforeseen = new Set<FailureCode>([
  'internal_error',
  'service_unavailable',
  'timeout',
  'network',
])
