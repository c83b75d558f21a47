import { Link } from 'wouter'
import { css, cx } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { chip, type ChipLinkProps, type ChipProps } from './Chip.tsx'
import { SwatchCheck } from './SwatchCheck.tsx'

type Color = {
  /** CSS color of the swatch. */
  code: string
  name: string
  selected?: boolean
  /** No variant in this color is available. */
  soldOut?: boolean
}
type ColorProps = Omit<ChipProps, 'children'> & Color

/** A color as a link to the page with that color selected. */
export function ColorChipLink(props: Omit<ChipLinkProps, 'removes' | 'children'> & Color) {
  const { code, name, selected = false, soldOut = false, className, ...rest } = props
  const look = selected ? 'selected' : soldOut ? 'soldOut' : 'plain'
  return (
    <Link
      {...rest}
      aria-current={selected ? 'true' : undefined}
      className={cx(chip({ look }), className)}
    >
      <Swatch code={code} selected={selected} />
      {soldOut ? `${name}، ${ui.unavailable}` : name}
    </Link>
  )
}

/** A selectable color. Sold out is also stated in text. */
export function ColorChip({ code, name, selected = false, soldOut = false, ...rest }: ColorProps) {
  const look = selected ? 'selected' : soldOut ? 'soldOut' : 'plain'
  return (
    <button type="button" aria-pressed={selected} {...rest} className={chip({ look })}>
      <Swatch code={code} selected={selected} />
      {soldOut ? `${name}، ${ui.unavailable}` : name}
    </button>
  )
}

function Swatch({ code, selected }: { code: string; selected: boolean }) {
  return (
    <span className={swatch} style={{ background: code }}>
      {selected && <SwatchCheck />}
    </span>
  )
}

const swatch = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  marginInlineStart: '-8px',
  borderRadius: 'full',
  border: '1px solid rgb(0 0 0 / .14)',
  // Black and navy would vanish on a dark ground.
  _dark: { boxShadow: '0 0 0 1px rgb(255 255 255 / .5)' },
})
