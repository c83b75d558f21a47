import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react'
import { css, cva, cx } from '#styled/css/index.js'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: ComponentProps<'input'>['ref']
  /** Content at the end of the row, such as a count. */
  end?: ReactNode
  children: ReactNode
}

/** A checkbox with its label; the whole row is the target. */
export function Checkbox(props: Props) {
  return <Choice type="checkbox" {...props} />
}

/** A radio button; rows of a group share their `name`. */
export function Radio(props: Props) {
  return <Choice type="radio" {...props} />
}

/** A switch, which takes effect immediately. */
export function Switch({ end, children, className, ...input }: Props) {
  return (
    <label className={cx(row, className)}>
      <span className={words}>{children}</span>
      {end}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native state of the checkbox counts */}
      <input {...input} type="checkbox" role="switch" className={toggle} />
    </label>
  )
}

function Choice({
  type,
  end,
  children,
  className,
  ...input
}: Props & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={cx(row, className)}>
      <input {...input} type={type} className={mark({ type })} />
      <span className={words}>{children}</span>
      {end}
    </label>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  textStyle: 'ui',
  cursor: 'pointer',
})
const words = css({ flex: '1', minWidth: '0' })

const mark = cva({
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: '20px',
    height: '20px',
    border: '1.5px solid',
    borderColor: 'border-field',
    bg: 'surface',
    cursor: 'inherit',
    transition: 'border-color {durations.fast}, background-color {durations.fast}',
    _hover: { borderColor: 'text-2' },
    '&[aria-invalid=true]': { borderColor: 'danger' },
    _disabled: { bg: 'disabled', borderColor: 'disabled' },
    display: 'grid',
    placeItems: 'center',
    _checked: {
      bg: 'brand',
      borderColor: 'brand',
      '&::after': { content: '""' },
    },
  },
  variants: {
    type: {
      checkbox: {
        borderRadius: 'xs',
        _checked: {
          '&::after': {
            width: '5px',
            height: '10px',
            borderBlockEnd: '2px solid {colors.on-brand}',
            borderRight: '2px solid {colors.on-brand}',
            transform: 'translateY(-1px) rotate(45deg)',
          },
        },
      },
      radio: {
        borderRadius: 'full',
        _checked: {
          '&::after': { width: '8px', height: '8px', borderRadius: 'full', bg: 'on-brand' },
        },
      },
    },
  },
})

const toggle = css({
  appearance: 'none',
  flexShrink: '0',
  width: '44px',
  height: '26px',
  padding: '3px',
  borderRadius: 'full',
  bg: 'border-field',
  cursor: 'inherit',
  transition: 'background-color {durations.fast}',
  '&::after': {
    content: '""',
    display: 'block',
    width: '20px',
    height: '20px',
    borderRadius: 'full',
    bg: '#fff',
    transition: 'margin-inline-start {durations.fast}',
  },
  _checked: { bg: 'brand', '&::after': { marginInlineStart: '18px' } },
  _disabled: { bg: 'disabled', '&::after': { bg: 'surface' } },
})
