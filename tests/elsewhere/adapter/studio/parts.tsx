import type { ComponentProps, FC, ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

type IconProps = { name: string; label?: string; size?: number; className?: string }

/** A sign for each name; an app has its own drawings. */
export function Icon({ name, label, className }: IconProps) {
  const role = label === undefined ? undefined : 'img'
  return (
    <span role={role} aria-label={label} aria-hidden={label === undefined} className={className}>
      {signs[name] ?? '•'}
    </span>
  )
}

const signs: Record<string, string> = {
  'arrow-back': '→',
  'arrow-up': '↑',
  article: '≡',
  caret: '›',
  'caret-back': '‹',
  'caret-down': '▾',
  'caret-up': '▴',
  close: '✕',
  filter: '▽',
  grid: '▦',
  laptop: '▭',
  minus: '−',
  mobile: '▯',
  play: '▷',
  plus: '+',
  refresh: '⟳',
  search: '⌕',
  share: '⇪',
  storage: '⤓',
  store: '⌂',
  trash: '⌫',
}

type ButtonProps = ComponentProps<'button'> & {
  look?: string
  size?: string
  icon?: string
  busy?: boolean
  busyLabel?: string
}

export function Button(props: ButtonProps) {
  const { look: _look, size: _size, icon, busy = false, busyLabel, ...rest } = props
  const { children, className, ...attributes } = rest
  return (
    <button type="button" {...attributes} aria-busy={busy} className={cx(button, className)}>
      {icon !== undefined && <Icon name={icon} />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

type IconButtonProps = ComponentProps<'button'> & { icon: string; label: string }

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(square, className)}
    >
      <Icon name={icon} />
    </button>
  )
}

/** The look of a link like an icon button. */
export const iconButton = (_look: object): string => square

export function Badge({ children }: { tone?: string; children: ReactNode }) {
  return <span className={badge}>{children}</span>
}

type NoteProps = { tone?: string; role?: 'alert' | 'status'; children: ReactNode }

export function Note({ role, children }: NoteProps) {
  return (
    <div role={role} className={note}>
      {children}
    </div>
  )
}

export function SkipLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={`#${to}`} className={skip}>
      {text}
    </a>
  )
}

/** There is one theme. */
export const ThemeSwitch: FC<{ labels: object }> = () => null

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  paddingInline: '4',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'md',
  cursor: 'pointer',
  _disabled: { color: 'text-disabled' },
})
const square = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  flexShrink: '0',
  cursor: 'pointer',
  _disabled: { color: 'text-disabled' },
})
const badge = css({ paddingInline: '2', bg: 'bg-sunken', textStyle: 'caption' })
const note = css({ padding: '3', bg: 'warn-soft', color: 'warn-text', textStyle: 'small' })
const skip = css({ position: 'fixed', '&:not(:focus-visible)': { transform: 'translateY(-200%)' } })
