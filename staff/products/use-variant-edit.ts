import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { staff } from '#i18n/fa/staff.ts'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createStaffVariantEditActors } from '#machines/flows/staff-variant-edit/staff-variant-edit.actors.ts'
import { staffVariantEditMachine } from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type { StaffVariant } from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { differences, priceTerms, termsOf } from '#machines/flows/staff-variant-edit/terms.ts'
import { newKey } from '#machines/kernel/key.ts'
import { failureOf, isUncertain, unwrap } from '#machines/kernel/problem.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toman } from '#src/lib/format.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * The flow in which a variant is edited; its toasts name the variant. A changed price can be undone from the toast that
 * says so, even once the page, and the flow with it, was left; if nobody knows whether it was undone, the next toast tries
 * again, under the same key.
 * @param savedText is shown for a variant that was saved, by its name
 */
export function useVariantEdit(savedText: (variant: StaffVariant, name: string) => string) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffVariantEditMachine,
    live: () => staffVariantEditMachine.provide({ actors: createStaffVariantEditActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.anyProduct })
      const undo = async (change: Change) => {
        const { name, before, saved, key } = change
        const { id, price, new_price, expire_time } = before
        try {
          await unwrap(
            api.PATCH('/staff/variants/{id}/', {
              params: { path: { id }, header: { 'Idempotency-Key': key } },
              body: { price, new_price, expire_time, expected: termsOf(saved) },
            }),
          )
          toast({ text: staff.terms.undone(name, priceText(before)), tone: 'ok' })
        } catch (error) {
          const failure = failureOf(error)
          const isOpen = isUncertain(failure)
          const text = isOpen ? staff.terms.maybeUndone : staff.terms.notUndone
          toast({
            text: text(name, failureText(failure)),
            tone: 'error',
            ...(isOpen && { action: undoOf(change) }),
          })
        }
        renew()
      }
      const undoOf = (change: Change) => ({
        label: staff.terms.undo,
        onPress: () => void undo(change),
      })
      const saved = actor.on('variant.saved', ({ variant }) => {
        const { variant: before } = actor.getSnapshot().context
        const name = nameOf(variant, queryClient)
        renew()
        toast({
          text: savedText(variant, name),
          tone: 'ok',
          ...(before !== null &&
            isPriceChanged(before, variant) && {
              action: undoOf({ name, before, saved: variant, key: newKey() }),
            }),
        })
      })
      const outdated = actor.on('variant.outdated', renew)
      return () => {
        saved.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}

/** What an undo sets back; `name` is of the variant. */
type Change = { name: string; before: StaffVariant; saved: StaffVariant; key: string }

/** The title of the product that a page has loaded, and the variant's color. */
function nameOf({ product_id: id, color_name: color }: StaffVariant, cache: QueryClient): string {
  const product =
    cache.getQueryData<Schemas['StaffProduct']>(queryKeys.product(id)) ??
    cache
      .getQueriesData<Schemas['StaffProductPage']>({ queryKey: queryKeys.allProducts })
      .flatMap(([, list]) => list?.results ?? [])
      .find((each) => each.id === id)
  return product === undefined ? color : staff.products.priceEdit.of(product.title, color)
}

const priceText = ({ price, new_price: offer }: StaffVariant): string =>
  offer === null ? toman(price) : staffPrices.withOffer(toman(price), toman(offer))

const isPriceChanged = (before: StaffVariant, after: StaffVariant): boolean =>
  differences(before, after).some((term) => priceTerms.some((name) => name === term))
