import { staffPrices } from '#i18n/fa/staff-prices.ts'
import { css } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { mostSelected } from './use-selected-products.ts'

const words = staffPrices.selection

type Props = {
  /** How many products are selected, on all pages. */
  selected: number
  /** How many the list has. */
  total: number
  onChangeSelected: () => void
  onChangeAll: () => void
  onClear: () => void
}

/** What can be done with the selected products or with all of the list; says which and how many. */
export function SelectionBar({ selected, total, ...on }: Props) {
  return (
    <div role="group" aria-label={words.label} className={bar}>
      <p role="status" className={text}>
        {selected === 0 ? words.none : words.some(number(selected))}
        {selected === mostSelected && ` ${words.full(number(mostSelected))}`}
      </p>
      {selected > 0 ? (
        <>
          <Button look="tonal" size="sm" icon="percent" onClick={on.onChangeSelected}>
            {words.changeSome(number(selected))}
          </Button>
          <Button look="ghost" size="sm" icon="close" onClick={on.onClear}>
            {words.clear}
          </Button>
        </>
      ) : (
        <Button look="line" size="sm" icon="percent" onClick={on.onChangeAll}>
          {words.changeAll(number(total))}
        </Button>
      )}
      <p className={keys}>{words.keys}</p>
    </div>
  )
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  marginBlockEnd: '3',
})
const text = css({ textStyle: 'small', color: 'text-2' })
const keys = css({
  display: { base: 'none', lg: 'block' },
  marginInlineStart: 'auto',
  textStyle: 'caption',
  color: 'text-3',
})
