import { useQueryClient } from '@tanstack/react-query'
import { createStaffVariantEditActors } from '#machines/flows/staff-variant-edit/staff-variant-edit.actors.ts'
import { staffVariantEditMachine } from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type { StaffVariant } from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * The flow in which a variant is edited.
 * @param savedText is said of a variant that was saved
 */
export function useVariantEdit(savedText: (variant: StaffVariant) => string) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffVariantEditMachine,
    live: () => staffVariantEditMachine.provide({ actors: createStaffVariantEditActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.anyProduct })
      const saved = actor.on('variant.saved', ({ variant }) => {
        renew()
        toast({ text: savedText(variant), tone: 'ok' })
      })
      const outdated = actor.on('variant.outdated', renew)
      return () => {
        saved.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
