import type { ButtonHTMLAttributes } from 'react'
import { cva, cx, type RecipeVariantProps } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'
import type { IconName } from './icon/names.ts'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  RecipeVariantProps<typeof iconButton> & {
    icon: IconName
    /** The accessible name. */
    label: string
  }

/** A square icon button of 44 px. */
export function IconButton({ icon, label, look, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(iconButton({ look }), className)}
    >
      <Icon name={icon} />
    </button>
  )
}

export const iconButton = cva({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'tap',
    height: 'tap',
    flexShrink: '0',
    borderRadius: 'sm',
    color: 'text-2',
    cursor: 'pointer',
    transition: 'background-color {durations.fast}, color {durations.fast}',
    _hover: { bg: 'surface-2', color: 'text' },
    _disabled: { color: 'text-disabled', cursor: 'not-allowed' },
  },
  variants: {
    look: {
      plain: {},
      round: {
        borderRadius: 'full',
        bg: 'surface',
        border: '1px solid',
        borderColor: 'border',
        color: 'text',
        _hover: { borderColor: 'border-strong' },
      },
      brand: {
        borderRadius: 'full',
        bg: 'brand',
        color: 'on-brand',
        _hover: { bg: 'brand-hover', color: 'on-brand' },
      },
      panel: { color: 'on-panel', _hover: { bg: 'panel-2', color: 'on-panel' } },
    },
  },
  defaultVariants: { look: 'plain' },
})
