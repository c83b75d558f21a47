import { css, cx } from '#styled/css/index.js'
import type { IconName } from './names.ts'
import sprite from './sprite.svg?url&no-inline'

type Props = {
  name: IconName
  size?: 16 | 18 | 20 | 24 | 28 | 32 | 40
  className?: string
  label?: string
}

/** A line icon in the color of the text. Without a label it is hidden from screen readers. */
export function Icon({ name, size = 24, className, label }: Props) {
  return (
    <svg
      className={cx(icon, className)}
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

const icon = css({ flexShrink: '0' })
