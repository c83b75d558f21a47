import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createStaffVariantEditActors } from '#machines/flows/staff-variant-edit/staff-variant-edit.actors.ts'
import {
  staffVariantEditMachine,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { queryKeys } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { readId } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'
import { EditDialog } from './EditDialog.tsx'
import { StockPanel } from './StockPanel.tsx'
import { variantColumns } from './variant-columns.tsx'

type Variant = Schemas['StaffVariant']
type Props = { productId: number; variants: readonly Variant[] }

const words = staff.product

/** The variants of a product, each with what can be done with it. */
export function Variants({ productId, variants }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const actor = useFlow(() => ({
    machine: staffVariantEditMachine,
    live: () => staffVariantEditMachine.provide({ actors: createStaffVariantEditActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const refresh = () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.product(productId) })
        void queryClient.invalidateQueries({ queryKey: queryKeys.allProducts })
      }
      const saved = actor.on('variant.saved', ({ variant }) => {
        refresh()
        toast({ text: staff.terms.saved(variant.color_name), tone: 'ok' })
      })
      const outdated = actor.on('variant.outdated', refresh)
      return () => {
        saved.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
  const [params] = useSearchParams()
  const opened = variants.find(({ id }) => id === readId(params.get('stock')))
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <VariantsView actor={actor} variants={variants} />
      {opened !== undefined && <StockPanel key={opened.id} variant={opened} />}
    </div>
  )
}

type ViewProps = { actor: StaffVariantEditActor; variants: readonly Variant[] }

/** The view of one state of the flow. */
export function VariantsView({ actor, variants }: ViewProps) {
  const columns = useMemo(
    () => variantColumns((variant) => actor.send({ type: 'edit.chosen', variant })),
    [actor],
  )
  return (
    <Panel title={words.variants}>
      <DataTable
        label={words.variantsTable}
        columns={columns}
        rows={variants}
        rowId={({ id }) => String(id)}
      />
      <EditDialog actor={actor} />
    </Panel>
  )
}
