import { useId, type FocusEvent } from 'react'
import { css } from '#styled/css/index.js'
import { toPersianDigits } from '#domain/digits.ts'
import { comments, commentForm as words } from '#i18n/fa/comments.ts'
import { FieldError } from '#src/ui/FieldError.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

type Props = {
  /** 0 if none is selected yet. */
  stars: number
  error: string | undefined
  onChange: (stars: number) => void
  onBlur: () => void
}

/** One to five whole stars, as radio buttons: arrow keys move between them (CMT-37). */
export function StarsField({ stars, error, onChange, onBlur }: Props) {
  const id = useId()
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }
  return (
    <fieldset
      className={field}
      onBlur={leave}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={legend}>{words.stars}</legend>
      <span className={row}>
        {words.starWords.map((word, index) => {
          const value = index + 1
          return (
            <label key={word} className={star} data-lit={value <= stars || undefined}>
              <input
                type="radio"
                name={id}
                className={css({ srOnly: true })}
                checked={value === stars}
                onChange={() => onChange(value)}
                aria-label={`${comments.starsOf(toPersianDigits(value))}، ${word}`}
              />
              <Icon name="star" size={32} />
            </label>
          )
        })}
        <span className={said} aria-hidden>
          {words.starWords[stars - 1]}
        </span>
      </span>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

const field = css({ display: 'grid', gap: '1', minWidth: '0' })
const legend = css({ textStyle: 'small', color: 'text-2' })
const row = css({ display: 'flex', alignItems: 'center' })
const star = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: 'sm',
  color: 'border-strong',
  cursor: 'pointer',
  transition: 'color {durations.fast}',
  '&[data-lit]': { color: 'star' },
  _hover: { bg: 'surface-2' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand' },
})
const said = css({ textStyle: 'label', marginInlineStart: '2' })
