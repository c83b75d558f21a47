import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { css, cva, cx } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'
import { ui } from '#i18n/fa/ui.ts'

export type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  selected?: boolean
  children: ReactNode
}

/** A choice as a pill. */
export function Chip({ selected = false, className, children, ...rest }: ChipProps) {
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

/** A pill that removes something; all of it is the button. */
export function RemovableChip({ children, className, ...rest }: Omit<ChipProps, 'selected'>) {
  return (
    <button type="button" {...rest} className={cx(chip({ look: 'removable' }), className)}>
      <span className={css({ srOnly: true })}>{ui.remove}</span>
      {children}
      <Icon name="close" size={16} />
    </button>
  )
}

export type ChipLinkProps = ComponentProps<'a'> & {
  href: string
  replace?: boolean
  /** Of the entry in the history. */
  state?: object
  /** Whether the link removes what it names. */
  removes?: boolean
  /** Whether it is the choice of the page that is shown. */
  selected?: boolean
  /** Whether what it leads to is sold out, which its text says as well. */
  soldOut?: boolean
}

/** A link as a pill. */
export function ChipLink(props: ChipLinkProps) {
  const { removes = false, selected = false, soldOut = false, className, children, ...rest } = props
  const still = soldOut ? 'soldOut' : 'plain'
  const look = removes ? 'removable' : selected ? 'selected' : still
  return (
    <Link
      {...rest}
      aria-current={selected ? 'true' : undefined}
      className={cx(chip({ look }), className)}
    >
      {selected && <Icon name="check" size={16} />}
      {children}
      {removes && <Icon name="close" size={16} />}
    </Link>
  )
}

/** Scrolls a row of chips, and nothing else, to the chosen one. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current=true]')
  if (!row || !chosen) return
  const [from, at] = [row, chosen].map((element) => element.getBoundingClientRect())
  if (from && at) row.scrollLeft += at.left + at.width / 2 - (from.left + from.width / 2)
}

/** A row of chips that scrolls into the gutter. */
export const chipRow = css({
  display: 'flex',
  gap: '2',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: 'calc({spacing.gutter} * -1)',
  paddingInline: 'gutter',
  paddingBlock: '3px',
})

/** The look of a pill. */
export const chip = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: '40px',
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
