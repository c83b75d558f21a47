import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import { createStaffProductEditActors } from '#machines/flows/staff-product-edit/staff-product-edit.actors.ts'
import {
  staffProductEditMachine,
  staffProductEditSelectors as selectors,
} from '#machines/flows/staff-product-edit/staff-product-edit.machine.ts'
import { newProductPersistence } from '#machines/flows/staff-product-edit/staff-product-edit.persistence.ts'
import type { StaffProduct } from '#machines/flows/staff-product-edit/staff-product-edit.types.ts'
import { paths } from '#staff/app/paths.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'

/** The flow of an edit of a product, or of a new one, that ends on the page of the product. */
export function useProductEdit(product: StaffProduct | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const actor = useFlow(() => ({
    machine: staffProductEditMachine,
    live: () => staffProductEditMachine.provide({ actors: createStaffProductEditActors(api) }),
    input: () => ({ product }),
    persistence: product === null ? newProductPersistence : undefined,
    listen: (actor) => {
      const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.anyProduct })
      const saved = actor.on('product.saved', ({ product: { id, content } }) => {
        renew()
        toast({ text: staffProductEdit.saved(content.title), tone: 'ok' })
        navigate(paths.product(id))
      })
      const outdated = actor.on('product.outdated', renew)
      return () => {
        saved.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
  const isSaving = useSelector(actor, selectors.isSaving)
  const isUnsaved = useSelector(actor, selectors.isUnsaved)
  useUnsaved({ isSaving, isUnsaved })
  return actor
}
