import type { ButtonHTMLAttributes } from 'react'
import { css } from '#styled/css/index.js'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Icon } from './icon/Icon.tsx'
import type { IconName } from './icon/names.ts'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type' | 'className'> & {
  icon: IconName
  /** The accessible name. */
  label: string
  /** For toggles. */
  pressed?: boolean
  busy?: boolean
  /** The URL that a press leads to before hydration. */
  href?: string
}

/** A round button of 44 px over a picture. */
export function ToolButton({ icon, label, pressed, busy, href, ...rest }: Props) {
  const isHydrated = useHydrated()
  if (!isHydrated && href !== undefined) {
    return (
      <a href={href} rel="nofollow" aria-label={label} title={label} className={tool}>
        <Icon name={icon} />
      </a>
    )
  }
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      data-on={pressed || undefined}
      className={tool}
    >
      <Icon name={icon} />
    </button>
  )
}

const tool = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'full',
  bg: 'plate',
  color: '#4a585c',
  cursor: 'pointer',
  transition: 'color {durations.fast}',
  _hover: { color: '#101c1f' },
  '&[data-on]': { color: '#00737a' },
})
