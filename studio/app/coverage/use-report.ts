import { useQuery } from '@tanstack/react-query'
import type { PathsReport } from '#walks/paths-report.ts'

/** The report of `npm run paths`, if it is known; `missing` if it was never generated. */
export type Report =
  | { status: 'loading' }
  /** `readAt` is when that was last checked, in milliseconds since the epoch. */
  | { status: 'missing' | 'failed'; readAt: number }
  | { status: 'ready'; report: PathsReport }

export const reportKey = ['paths']
export const reportsAddress = '/dev/studio/reports'
export const reportAddress = `${reportsAddress}/paths.json`

/** Fetches the report each time the coverage view opens, since it may have been generated again. */
export function useReport(isOpen: boolean): { report: Report; reload: () => void } {
  const { status, data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: reportKey,
    queryFn: ({ signal }) => fetchReport(signal),
    enabled: isOpen,
    staleTime: 0,
    retry: false,
  })
  const reload = () => void refetch()
  if (status === 'pending') return { report: { status: 'loading' }, reload }
  if (status === 'error') return { report: { status: 'failed', readAt: errorUpdatedAt }, reload }
  if (data === null) return { report: { status: 'missing', readAt: dataUpdatedAt }, reload }
  return { report: { status: 'ready', report: data }, reload }
}

async function fetchReport(signal: AbortSignal): Promise<PathsReport | null> {
  const reply = await fetch(reportAddress, { signal })
  if (reply.status === 404) return null
  if (!reply.ok) throw new Error(`the report cannot be read: ${reply.status}`)
  const report: PathsReport = await reply.json()
  return report
}
