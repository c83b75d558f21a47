import { Slider } from '@ark-ui/react/slider'
import { useId, useState } from 'react'
import { formatToman, parseToman, toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { Persian } from '#src/ui/Persian.tsx'
import { isPriceBounded, pricesOf, priceSlider, withPrices, type ListState } from './list-state.ts'
import type { PriceRange } from './list-view.ts'
import { PriceInWords } from './PriceInWords.tsx'
import { priceAt, priceStops, stopAt } from './price-stops.ts'
import type { ListControl } from './use-list-state.ts'

type Range = readonly [low: number, high: number]
type Props = { control: ListControl; prices: PriceRange | null; replace: boolean }

/** The price range as a slider and two fields, debounced. */
export function PriceFilter({ control, prices, replace }: Props) {
  const applied = rangeOf(control.state)
  const [moved, setMoved] = useState<{ from: Range; to: Range } | null>(null)
  const [typed, setTyped] = useState<{ low?: string; high?: string }>({})

  const [low, high] = moved !== null && isSame(moved.from, applied) ? moved.to : applied
  const places = [stopAt(low), stopAt(high)]
  const move = (to: Range) => {
    setMoved({ from: applied, to })
    control.goSoon((latest) => withPrices(latest, ...to), { replace })
  }
  const commit = () => {
    const [from, to] = [priceOf(typed.low, low), priceOf(typed.high, high)]
    setTyped({})
    if (from !== low || to !== high) move([from, to])
  }
  return (
    <Persian>
      <Slider.Root
        className={slider}
        min={0}
        max={priceStops.length - 1}
        step={1}
        value={places}
        onValueChange={({ value: [from = 0, to = 0] }) =>
          move([priceAt(from, low), priceAt(to, high)])
        }
        aria-label={[list.lowest, list.highest]}
        getAriaValueText={({ index }) => list.amount(formatToman(index === 0 ? low : high))}
      >
        <Slider.Control className={rail}>
          <Slider.Track className={track}>
            <Slider.Range className={filled} />
          </Slider.Track>
          {[low, high].map((price, index) => (
            <Slider.Thumb
              // oxlint-disable-next-line react/no-array-index-key -- the first handle is always the lower price
              key={index}
              index={index}
              // Prices, not the places of the stops.
              aria-valuemin={priceSlider.min}
              aria-valuemax={priceSlider.max}
              aria-valuenow={price}
              className={thumb}
            />
          ))}
        </Slider.Control>
      </Slider.Root>
      {prices !== null && (
        <p className={existing}>
          {(isPriceBounded(control.state) ? list.pricesWithout : list.pricesThere)(
            formatToman(prices.min),
            formatToman(prices.max),
          )}
        </p>
      )}
      <div
        className={fields}
        // Reversed prices are swapped when they are applied, so a user who moves to the other field is not done yet.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) commit()
        }}
      >
        <PriceField
          name="min_price"
          label={list.from}
          text={typed.low ?? formatToman(low)}
          onType={(text) => setTyped({ ...typed, low: text })}
          onEnter={commit}
        />
        <PriceField
          name="max_price"
          label={list.to}
          text={typed.high ?? formatToman(high)}
          onType={(text) => setTyped({ ...typed, high: text })}
          onEnter={commit}
        />
      </div>
      <PriceInWords low={priceOf(typed.low, low)} high={priceOf(typed.high, high)} />
    </Persian>
  )
}

type FieldProps = {
  name: string
  label: string
  text: string
  onType: (text: string) => void
  onEnter: () => void
}

function PriceField({ name, label, text, onType, onEnter }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => onType(shownInPersian(event.target))}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
        className={field}
      />
    </div>
  )
}

function rangeOf(state: ListState): Range {
  const { min, max } = pricesOf(state)
  return [min, max]
}

function isSame([low, high]: Range, [otherLow, otherHigh]: Range): boolean {
  return low === otherLow && high === otherHigh
}

/** The typed price; the previous one if it is invalid. */
function priceOf(text: string | undefined, price: number): number {
  return (text === undefined ? null : parseToman(text)) ?? price
}

/** Shows typed Latin digits as Persian ones, with the caret where it is. @returns the text */
function shownInPersian(input: HTMLInputElement): string {
  const caret = input.selectionStart
  const text = toPersianDigits(input.value)
  if (text !== input.value) {
    input.value = text
    input.setSelectionRange(caret, caret)
  }
  return text
}

const existing = css({
  marginBlockEnd: '2',
  textStyle: 'caption',
  color: 'text-2',
  textAlign: 'center',
})
const slider = css({ paddingInline: '3', paddingBlockStart: '1' })
const rail = css({ position: 'relative', display: 'flex', alignItems: 'center', height: 'tap' })
const track = css({ flex: '1', height: '4px', borderRadius: 'full', bg: 'border-strong' })
const filled = css({ height: 'full', bg: 'brand' })
const thumb = css({
  width: '24px',
  height: '24px',
  borderRadius: 'full',
  border: '2px solid {colors.brand}',
  bg: 'surface',
  cursor: 'grab',
  _after: { content: '""', position: 'absolute', inset: '-10px' },
})
const fields = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' })
const fieldLabel = css({
  display: 'block',
  textStyle: 'small',
  color: 'text-2',
  marginBlockEnd: '1',
})
const field = css({
  width: 'full',
  height: 'tap',
  paddingInline: '3',
  borderRadius: 'md',
  border: '1px solid {colors.border-field}',
  bg: 'surface',
  textStyle: 'small',
  fontWeight: '600',
})
