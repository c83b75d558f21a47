import { staffPrices } from '#i18n/fa/staff-prices.ts'
import { SelectionBar } from '#staff/table/SelectionBar.tsx'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'

/** As many ids as the address of a call has room for. */
export const mostSelected = 200

/** As many as `moveProducts` takes. */
const mostMoved = 2_000

const words = staffPrices.selection

type Props = {
  /** How many products are selected, on all pages. */
  selected: number
  /** How many the list has. */
  total: number
  onChangeSelected: () => void
  onChangeAll: () => void
  onMoveSelected: () => void
  onMoveAll: () => void
  onClear: () => void
}

/** What can be done with the selected products or with all of the list; says which and how many. */
export function ProductSelection({ selected, total, onClear, ...on }: Props) {
  return (
    <SelectionBar words={words} selected={selected} most={mostSelected} onClear={onClear}>
      {selected > 0 ? (
        <>
          <Button look="tonal" size="sm" icon="percent" onClick={on.onChangeSelected}>
            {words.changeSome(number(selected))}
          </Button>
          <Button look="tonal" size="sm" icon="grid" onClick={on.onMoveSelected}>
            {words.moveSome(number(selected))}
          </Button>
        </>
      ) : (
        <>
          <Button look="line" size="sm" icon="percent" onClick={on.onChangeAll}>
            {words.changeAll(number(total))}
          </Button>
          {total > 0 && total <= mostMoved && (
            <Button look="line" size="sm" icon="grid" onClick={on.onMoveAll}>
              {words.moveAll(number(total))}
            </Button>
          )}
        </>
      )}
    </SelectionBar>
  )
}
