import type { Failure, FailureCode } from '#machines/kernel/problem.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { lazyPart } from '#src/ui/LazyPart.tsx'

/** A failure to load the chunk must not cause another one: there is no report then. */
const SupportReport = lazyPart(
  () => import('#src/features/support/SupportReport.tsx').then((m) => m.SupportReport),
  { failed: () => null },
)

/** Next to a fault of the shop, not of the network: a report of the flows' last steps, for the support. */
export function ReportLink({ failure }: { failure: Pick<Failure, 'code'> | null }) {
  const isHydrated = useHydrated()
  return isHydrated && failure !== null && unforeseen.has(failure.code) ? <SupportReport /> : null
}

const unforeseen = new Set<FailureCode>(['internal_error', 'service_unavailable', 'timeout'])
