import { useQuery } from '@tanstack/react-query'
import type { PathsReport } from '#machines/inspect/paths-report.ts'

/** The report of `npm run paths`, as far as it is known; `missing` while none was made. */
export type Report =
  { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; report: PathsReport }

/** Fetches the report each time the coverage view opens, since it may have been made anew. */
export function useReport(isOpen: boolean): { report: Report; reload: () => void } {
  const { status, data, refetch } = useQuery({
    queryKey: ['paths'],
    queryFn: ({ signal }) => fetchReport(signal),
    enabled: isOpen,
    staleTime: 0,
    retry: false,
  })
  const reload = () => void refetch()
  if (status === 'success')
    return { report: data === null ? missing : { status: 'ready', report: data }, reload }
  return { report: { status: status === 'error' ? 'failed' : 'loading' }, reload }
}

const missing: Report = { status: 'missing' }

async function fetchReport(signal: AbortSignal): Promise<PathsReport | null> {
  const reply = await fetch('/dev/studio/reports/paths.json', { signal })
  if (reply.status === 404) return null
  if (!reply.ok) throw new Error(`the report cannot be read: ${reply.status}`)
  const report: PathsReport = await reply.json()
  return report
}
