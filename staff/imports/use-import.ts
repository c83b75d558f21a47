import { useQueryClient } from '@tanstack/react-query'
import { staffImports } from '#i18n/fa/staff-imports.ts'
import { createStaffImportActors } from '#machines/flows/staff-import/staff-import.actors.ts'
import { staffImportMachine } from '#machines/flows/staff-import/staff-import.machine.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { number } from '#src/lib/format.ts'
import { toast } from '#src/ui/toast.ts'

/** The flow of an import of prices and stock. */
export function useImport() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffImportMachine,
    live: () => staffImportMachine.provide({ actors: createStaffImportActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.anyProduct })
        void queryClient.invalidateQueries({ queryKey: queryKeys.anyStock })
      }
      const applied = actor.on('import.applied', ({ result }) => {
        renew()
        toast({ text: staffImports.toast(number(result.changed)), tone: 'ok' })
      })
      const outdated = actor.on('import.outdated', renew)
      return () => {
        applied.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
