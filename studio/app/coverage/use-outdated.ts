import { useQuery } from '@tanstack/react-query'
import type { ChartGraph } from '#charts/graph.ts'
import type { PathsReport } from '#walks/paths-report.ts'
import { isOutdated } from './cover-of.ts'
import { reportsAddress } from './use-report.ts'

/**
 * Whether a machine has changed since the report: its transitions differ, or a source file of its walks does (a guard's
 * code, for example). Without digests or readable sources, only the chart is compared. False for a machine that is not
 * in the report.
 */
export function useOutdated(
  report: PathsReport | null,
  machine: string,
  graph: ChartGraph | undefined,
): boolean {
  const reported = report?.sources?.[machine]
  const { data: digest } = useQuery({
    queryKey: ['sources', machine, reported],
    queryFn: ({ signal }) => fetchDigest(machine, signal),
    enabled: reported !== undefined,
    staleTime: 0,
    retry: false,
  })
  const paths = report?.machines.find(({ id }) => id === machine)
  if (paths === undefined) return false
  if (graph !== undefined && isOutdated(paths.taken, graph)) return true
  return typeof digest === 'string' && digest !== reported
}

async function fetchDigest(machine: string, signal: AbortSignal): Promise<string | null> {
  const reply = await fetch(`${reportsAddress}/sources/${machine}`, { signal })
  if (!reply.ok) throw new Error(`the sources cannot be read: ${reply.status}`)
  const { digest }: { digest: string | null } = await reply.json()
  return digest
}
