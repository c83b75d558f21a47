import { formatToman } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { SwatchCheck } from '#src/ui/SwatchCheck.tsx'
import type { FilterItem } from './filter-item.ts'

/** Colors of the six values without a color code. */
const namedColors: Record<string, string> = {
  blue: '#2f6fbf',
  red: '#b3222c',
  green: '#3d8b57',
  pink: '#e6a6b8',
  yellow: '#efc92f',
  black: '#1d2430',
}

/** Colors as swatches with their names and counts. */
export function ColorValues({ name, items }: { name: string; items: readonly FilterItem[] }) {
  return (
    <ul aria-label={name} className={grid}>
      {items.map(({ filterKey, value, count, checked, onChange }) => (
        <li key={value.value}>
          <label className={item} data-nowhere={(count === 0 && !checked) || undefined}>
            <input
              type="checkbox"
              name={filterKey}
              value={value.value}
              checked={checked}
              onChange={onChange}
              className={input}
            />
            <span
              className={swatch}
              style={{ backgroundColor: value.color_code ?? namedColors[value.value] }}
              aria-hidden
            >
              {checked && <SwatchCheck />}
            </span>
            <span>{value.name}</span>
            {count !== null && <span className={amount}>{formatToman(count)}</span>}
          </label>
        </li>
      ))}
    </ul>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  alignContent: 'start',
  gap: '2',
  height: '135px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
})
const item = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: '1',
  textStyle: 'caption',
  textAlign: 'center',
  cursor: 'pointer',
  '&[data-nowhere]': { color: 'text-3', '& > [aria-hidden]': { opacity: '.4' } },
})
const input = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })
const swatch = css({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  marginBlockEnd: '1',
  borderRadius: 'full',
  border: '1px solid {colors.border-strong}',
  outlineOffset: '2px',
  'input:checked + &': { outline: '2px solid', outlineColor: 'brand' },
  'input:focus-visible + &': { outline: '3px solid', outlineColor: 'focus' },
})
const amount = css({ color: 'text-2' })
