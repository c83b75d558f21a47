import { ExportBar } from './ExportBar.tsx'
import { useExport } from './use-export.ts'
import type { ExportedEntries } from '#machines/flows/staff-export/staff-export.types.ts'

type Props = {
  choice: ExportedEntries
  /** How many entries there are; null if that is not known. */
  total: number | null
}

/** The exports of a list, with a flow of their own. */
export function ListExports(props: Props) {
  return <ExportBar actor={useExport()} {...props} />
}
