import { useMemo } from 'react'
import { countedGraph, coversOf, toneOf } from './coverage/cover-of.ts'
import { useReport } from './coverage/use-report.ts'
import type { StudioMachine } from './machines.ts'
import { useAddress } from './use-address.ts'

/** The chart with counts and colors while the coverage is open and known, otherwise unchanged. */
export function useCoverage(machine: StudioMachine) {
  const [view] = useAddress('view')
  const isOpen = view === 'coverage'
  const { report, reload } = useReport(isOpen)
  const paths =
    isOpen && report.status === 'ready'
      ? report.report.machines.find(({ id }) => id === machine.id)
      : undefined
  const counted = useMemo(() => {
    if (paths === undefined) return { graph: machine.graph, tones: undefined }
    const covers = coversOf(paths)
    const tones = (id: string) => toneOf(covers.get(id))
    return { graph: countedGraph(machine.graph, covers), tones }
  }, [machine, paths])
  return { ...counted, report, reload, isOpen }
}
