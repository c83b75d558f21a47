import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { css, cva, cx, type RecipeVariantProps } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'
import type { IconName } from './icon/names.ts'

type Look = RecipeVariantProps<typeof button>
type Shared = Look & {
  icon?: IconName
  iconEnd?: IconName
  className?: string
  children: ReactNode
}
type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  Shared & {
    /** Shows a spinner; the button keeps its width and ignores presses. */
    busy?: boolean
    /** Replaces the label while busy. */
    busyLabel?: string
  }

/** One `primary` per view; `ink` only on tinted backgrounds; `danger` is text only. */
export function Button(props: ButtonProps) {
  const { look, size, wide, icon, iconEnd, busy = false, busyLabel, ...rest } = props
  const { className, children, onClick, type = 'button', ...attributes } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      className={cx(button({ look, size, wide }), className)}
    >
      {busy ? <span className={spinner} /> : icon !== undefined && <Icon name={icon} size={20} />}
      {busy ? (busyLabel ?? children) : children}
      {iconEnd !== undefined && !busy && <Icon name={iconEnd} size={20} />}
    </button>
  )
}

type LinkProps = Omit<ComponentProps<'a'>, 'children' | 'href'> & Shared & { href: string }

/** A link that looks like a button. The router leaves one to another site, to a new tab or to a phone to the browser. */
export function ButtonLink({ look, size, wide, icon, iconEnd, className, ...rest }: LinkProps) {
  const { children, href, ...attributes } = rest
  const Anchor = attributes.target !== undefined || /^[a-z]+:/.test(href) ? 'a' : Link
  return (
    <Anchor href={href} {...attributes} className={cx(button({ look, size, wide }), className)}>
      {icon !== undefined && <Icon name={icon} size={20} />}
      {children}
      {iconEnd !== undefined && <Icon name={iconEnd} size={20} />}
    </Anchor>
  )
}

/** A spinner in the color of the text. */
export const spinner = css({
  width: '20px',
  height: '20px',
  flexShrink: '0',
  borderRadius: 'full',
  border: '2px solid',
  borderColor: 'current',
  borderBlockStartColor: 'transparent',
  animation: 'spin .8s linear infinite',
  _still: { animationDuration: '3s' },
})

const off = { bg: 'disabled', color: 'text-disabled', borderColor: 'transparent' }

/** The button's recipe, for links and triggers of other components. */
export const button = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    flexShrink: '0',
    border: '1px solid transparent',
    borderRadius: 'md',
    paddingInline: '6',
    // Of a label that wraps; a single line has more room in the least height.
    paddingBlock: '2',
    textStyle: 'button',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '&[aria-busy=true]': { cursor: 'progress' },
    _disabled: { cursor: 'not-allowed' },
  },
  variants: {
    look: {
      primary: {
        bg: 'brand',
        color: 'on-brand',
        _hover: { bg: 'brand-hover' },
        _press: { bg: 'brand-press' },
        _disabled: off,
      },
      ink: { bg: 'text', color: 'bg', _hover: { opacity: '.9' }, _disabled: off },
      tonal: {
        bg: 'brand-soft',
        color: 'brand-text',
        _hover: { bg: 'brand-soft-hover' },
        _press: { bg: 'brand-line', color: 'text' },
        _disabled: off,
      },
      line: {
        bg: 'surface',
        color: 'text',
        borderColor: 'border-strong',
        _hover: { bg: 'surface-2', borderColor: 'text-2' },
        _press: { bg: 'bg-sunken' },
        _disabled: off,
      },
      ghost: {
        color: 'brand-text',
        _hover: { bg: 'brand-soft' },
        _press: { bg: 'brand-soft-hover' },
        _disabled: { color: 'text-disabled' },
      },
      danger: {
        color: 'danger',
        _hover: { bg: 'danger-soft' },
        _press: { bg: 'danger-soft' },
        _disabled: { color: 'text-disabled' },
      },
    },
    size: {
      md: { minHeight: 'control' },
      sm: { minHeight: 'tap', paddingInline: '4', textStyle: 'label' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { look: 'primary', size: 'md' },
})
