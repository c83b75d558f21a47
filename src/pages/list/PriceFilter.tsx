import { Slider } from '@ark-ui/react/slider'
import { useEffect, useId, useRef, useState } from 'react'
import { formatToman, parseToman } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { priceSlider, withPrices } from './list-state.ts'
import { PriceInWords } from './PriceInWords.tsx'
import type { ListControl } from './use-list-state.ts'

type Range = readonly [low: number, high: number]

const delayMs = 200

/** The price range as a slider and two fields; it applies 200 ms after the last change. */
export function PriceFilter({ control, replace }: { control: ListControl; replace: boolean }) {
  const { state, go } = control
  const [moved, setMoved] = useState<Range | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const range =
    moved ?? ([state.minPrice ?? priceSlider.min, state.maxPrice ?? priceSlider.max] as const)
  const [low, high] = range
  const move = (next: Range) => {
    setMoved(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setMoved(null)
      go(withPrices(state, ...next), { replace })
    }, delayMs)
  }
  return (
    <>
      <Slider.Root
        dir="rtl"
        className={slider}
        min={priceSlider.min}
        max={priceSlider.max}
        step={priceSlider.step}
        value={[Math.min(low, priceSlider.max), Math.min(high, priceSlider.max)]}
        onValueChange={({ value: [from = low, to = high] }) => move([from, to])}
        aria-label={[list.lowest, list.highest]}
        getAriaValueText={({ value }) => `${formatToman(value)} تومان`}
      >
        <Slider.Control className={rail}>
          <Slider.Track className={track}>
            <Slider.Range className={filled} />
          </Slider.Track>
          <Slider.Thumb index={0} className={thumb} />
          <Slider.Thumb index={1} className={thumb} />
        </Slider.Control>
      </Slider.Root>
      <div className={fields}>
        <PriceField
          name="min_price"
          label={list.from}
          value={low}
          onCommit={(to) => move([to, high])}
        />
        <PriceField
          name="max_price"
          label={list.to}
          value={high}
          onCommit={(to) => move([low, to])}
        />
      </div>
      <PriceInWords low={low} high={high} />
    </>
  )
}

type FieldProps = { name: string; label: string; value: number; onCommit: (price: number) => void }

function PriceField({ name, label, value, onCommit }: FieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const price = typed === null ? null : parseToman(typed)
    setTyped(null)
    if (price !== null && price !== value) onCommit(price)
  }
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
        value={typed ?? formatToman(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className={field}
      />
    </div>
  )
}

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
