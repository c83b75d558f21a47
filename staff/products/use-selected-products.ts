import { useState } from 'react'
import type { Schemas } from '#machines/api/client.ts'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import type { Selection } from '#staff/table/selection.ts'

/** As many ids as the address of a call has room for. */
export const mostSelected = 200

type Product = Schemas['StaffProductSummary']

/** The products that are selected by hand, also on pages that are not shown. Another filter, `key`, selects none. */
export function useSelectedProducts(key: string) {
  const [kept, setKept] = useState<{ key: string; ids: readonly number[] }>({ key, ids: [] })
  const ids = kept.key === key ? kept.ids : []
  const select = (next: readonly number[]) => setKept({ key, ids: next.slice(0, mostSelected) })
  const selection: Selection<Product> = {
    label: ({ title }) => staffPrices.selection.row(title),
    has: ({ id }) => ids.includes(id),
    onToggle: ({ id }) =>
      select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    all: {
      label: staffPrices.selection.page,
      onToggle: (rows, isOn) => {
        const shown = rows.map(({ id }) => id)
        const others = ids.filter((id) => !shown.includes(id))
        select(isOn ? [...others, ...shown] : others)
      },
    },
  }
  return { ids, selection, clear: () => select([]) }
}
