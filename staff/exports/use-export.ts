import { createStaffExportActors } from '#machines/flows/staff-export/staff-export.actors.ts'
import { staffExportMachine } from '#machines/flows/staff-export/staff-export.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'

/** The flow of an export of a list. */
export function useExport() {
  const api = useApi()
  return useFlow(() => ({
    machine: staffExportMachine,
    live: () => staffExportMachine.provide({ actors: createStaffExportActors(api) }),
    input: () => undefined,
  }))
}
