import { useQueryClient } from '@tanstack/react-query'
import { staffCategories } from '#i18n/fa/staff-categories.ts'
import { createStaffCategoryChangeActors } from '#machines/flows/staff-category-change/staff-category-change.actors.ts'
import { staffCategoryChangeMachine } from '#machines/flows/staff-category-change/staff-category-change.machine.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { number } from '#src/lib/format.ts'
import { toast } from '#src/ui/toast.ts'

const words = staffCategories.change

/**
 * The flow in which a category is hidden, shown or removed, or many products are put into one.
 * @param onMoved is called when products were moved
 */
export function useCategoryChange(onMoved?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffCategoryChangeMachine,
    live: () =>
      staffCategoryChangeMachine.provide({ actors: createStaffCategoryChangeActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.categories })
        void queryClient.invalidateQueries({ queryKey: queryKeys.catalogue })
        void queryClient.invalidateQueries({ queryKey: queryKeys.allProducts })
      }
      const made = actor.on('change.made', ({ choice, changed }) => {
        if ('moved' in changed) {
          toast({ text: words.moved(number(changed.moved)), tone: 'ok' })
          onMoved?.()
        } else queryClient.setQueryData(queryKeys.categories, changed)
        if (choice.kind !== 'move')
          toast({ text: words.done[choice.kind](choice.category.name), tone: 'ok' })
        renew()
      })
      const outdated = actor.on('change.outdated', renew)
      return () => {
        made.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
