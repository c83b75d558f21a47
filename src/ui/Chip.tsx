import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { css, cva, cx } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'
import { ui } from '#i18n/fa/ui.ts'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  selected?: boolean
  children: ReactNode
}

/** A choice as a pill. */
export function Chip({ selected = false, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={cx(chip({ look: selected ? 'selected' : 'plain' }), className)}
    >
      {selected && <Icon name="check" size={16} />}
      {children}
    </button>
  )
}

/** A pill that takes something away; the whole of it is the button. */
export function RemovableChip({ children, className, ...rest }: Omit<Props, 'selected'>) {
  return (
    <button type="button" {...rest} className={cx(chip({ look: 'removable' }), className)}>
      <span className={css({ srOnly: true })}>{ui.remove}</span>
      {children}
      <Icon name="close" size={16} />
    </button>
  )
}

type LinkProps = ComponentProps<'a'> & {
  href: string
  replace?: boolean
  /** Whether following it takes away what it names. */
  removes?: boolean
}

/** A link as a pill. */
export function ChipLink({ removes = false, className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={cx(chip({ look: removes ? 'removable' : 'plain' }), className)}>
      {children}
      {removes && <Icon name="close" size={16} />}
    </Link>
  )
}

type Color = {
  /** Colour of the swatch as CSS writes it. */
  code: string
  name: string
  selected?: boolean
  /** Nothing of this colour can be bought now. */
  soldOut?: boolean
}
type ColorProps = Omit<Props, 'children'> & Color

/** A colour to choose by following a link, which leads to the page with it chosen. */
export function ColorChipLink(props: Omit<LinkProps, 'removes' | 'children'> & Color) {
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

/** A colour to choose; sold out is said in words, never by colour alone. */
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
      {selected && <Icon name="check" size={16} className={tick} />}
    </span>
  )
}

/** Chips in a row that scrolls to the gutter's edge. */
export const chipRow = css({
  display: 'flex',
  gap: '2',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: 'calc({spacing.gutter} * -1)',
  paddingInline: 'gutter',
  paddingBlock: '3px',
})

const swatch = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  marginInlineStart: '-8px',
  borderRadius: 'full',
  border: '1px solid rgb(0 0 0 / .14)',
})
const tick = css({ color: '#fff', filter: 'drop-shadow(0 0 1.5px #000)' })

const chip = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    height: '40px',
    paddingInline: '4',
    borderRadius: 'full',
    border: '1px solid',
    textStyle: 'ui',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'border-color {durations.fast}, background-color {durations.fast}',
    '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  },
  variants: {
    look: {
      plain: { bg: 'surface', borderColor: 'border-strong', _hover: { borderColor: 'text-2' } },
      selected: {
        bg: 'brand-soft',
        borderColor: 'brand',
        color: 'brand-text',
        fontWeight: '600',
      },
      soldOut: { borderStyle: 'dashed', borderColor: 'border-strong', color: 'text-3' },
      removable: { bg: 'bg-sunken', borderColor: 'bg-sunken', _hover: { borderColor: 'text-2' } },
    },
  },
})
