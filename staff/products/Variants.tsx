import { useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { StaffVariantEditActor } from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { DataTable, type Sort } from '#staff/table/DataTable.tsx'
import { readId } from '#staff/table/list-query.ts'
import { EditDialog } from './EditDialog.tsx'
import { StockPanel } from './StockPanel.tsx'
import { useVariantEdit } from './use-variant-edit.ts'
import { sortedVariants, variantColumns } from './variant-columns.tsx'

type Variant = Schemas['StaffVariant']
type Props = {
  variants: readonly Variant[]
  /** Whether the shop shows the product at all. */
  isInShop: boolean
}

const words = staff.product

/** The variants of a product, each with what can be done with it. */
export function Variants({ variants, isInShop }: Props) {
  const actor = useVariantEdit(({ color_name: color }) => staff.terms.saved(color))
  const [params] = useSearchParams()
  const opened = variants.find(({ id }) => id === readId(params.get('stock')))
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <VariantsView actor={actor} variants={variants} isInShop={isInShop} />
      {opened !== undefined && (
        <StockPanel key={opened.id} variant={opened} kind={params.get('kind')} />
      )}
    </div>
  )
}

type ViewProps = Props & { actor: StaffVariantEditActor }

/** Renders the current state of the flow. */
export function VariantsView({ actor, variants, isInShop }: ViewProps) {
  const columns = useMemo(
    () => variantColumns(isInShop, (variant) => actor.send({ type: 'edit.chosen', variant })),
    [actor, isInShop],
  )
  const [sort, setSort] = useState<Sort | null>(null)
  const rows = useMemo(() => sortedVariants(variants, sort), [variants, sort])
  return (
    <Panel title={words.variants}>
      <DataTable
        label={words.variantsTable}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        sort={sort}
        onSort={variants.length > 1 ? setSort : undefined}
      />
      <EditDialog actor={actor} />
    </Panel>
  )
}
