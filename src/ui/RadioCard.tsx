import type { InputHTMLAttributes, ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { spinner } from './Button.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  title: ReactNode
  /** At the end of the title's line, such as a price. */
  aside?: ReactNode
  /** Below the title. */
  text?: ReactNode
  /** An illustration between the radio button and the text. */
  icon?: ReactNode
  /** Buttons at the end of the card. */
  end?: ReactNode
  /** The selection is being saved; the card stays selected meanwhile. */
  busy?: boolean
}

/** A radio button as a card; the whole card is the target. Cards of a group share their `name`. */
export function RadioCard(props: Props) {
  const { title, aside, text, icon, end, busy = false, className, ...input } = props
  return (
    <div className={cx(card, className)} aria-busy={busy || undefined}>
      <label className={target}>
        <span className={markPlace}>
          <input {...input} type="radio" className={mark} data-busy={busy || undefined} />
          {busy && <span className={cx(spinner, wait)} />}
        </span>
        {icon}
        <span className={words}>
          <span className={first}>
            <span className={titleText}>{title}</span>
            {aside !== undefined && <span className={price}>{aside}</span>}
          </span>
          {text !== undefined && <span className={detail}>{text}</span>}
        </span>
      </label>
      {end !== undefined && <span className={edge}>{end}</span>}
    </div>
  )
}

/** Cards of a group, in one column or two. */
export const radioCards = css({ display: 'grid', gap: '3' })

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'md',
  bg: 'surface',
  transition: 'border-color {durations.fast}, background-color {durations.fast}',
  '&:hover': { borderColor: 'text-2' },
  '&:has(input:checked)': {
    borderColor: 'brand',
    bg: 'brand-soft',
    boxShadow: 'inset 0 0 0 1px {colors.brand}',
  },
  '&:has(input:disabled)': { bg: 'disabled', borderColor: 'disabled', color: 'text-disabled' },
  '&:has(input:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
})
const target = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: '1',
  minWidth: '0',
  minHeight: '72px',
  padding: '12px 16px',
  cursor: 'pointer',
  '&:has(input:disabled)': { cursor: 'not-allowed' },
})
const markPlace = css({ position: 'relative', display: 'grid', flexShrink: '0' })
const mark = css({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: 'full',
  border: '1.5px solid {colors.border-field}',
  bg: 'surface',
  outline: 'none',
  cursor: 'inherit',
  _checked: {
    bg: 'brand',
    borderColor: 'brand',
    '&::after': {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      bg: 'on-brand',
    },
  },
  _disabled: { bg: 'disabled', borderColor: 'border-strong' },
  '&[data-busy]': { opacity: '0' },
})
const wait = css({ position: 'absolute', inset: '0', color: 'brand' })
const words = css({ display: 'grid', flex: '1', minWidth: '0', gap: '2px' })
const first = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
})
const price = css({ textStyle: 'label' })
const titleText = css({ textStyle: 'label' })
const detail = css({
  textStyle: 'small',
  color: 'text-2',
  'label:has(input:disabled) &': { color: 'text-disabled' },
})
const edge = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  paddingInlineEnd: '3',
})
