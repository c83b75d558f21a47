import { PinInput } from '@ark-ui/react/pin-input'
import { useEffect, useRef } from 'react'
import { css } from '#styled/css/index.js'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { oneTimeCodeLength } from '#domain/one-time-code.ts'
import { ui } from '#i18n/fa/ui.ts'
import { Icon } from './icon/Icon.tsx'
import { Persian } from './Persian.tsx'

type Props = {
  label: string
  /** Latin digits, at most six. */
  value: string
  onChange: (value: string) => void
  /** Called when all six digits are entered. */
  onComplete?: (value: string) => void
  error?: string
  /** Whether the error is about the digits, which are marked then. */
  wrong?: boolean
  disabled?: boolean
  /** While the code is checked: the field keeps the focus, and the phone its keyboard. */
  readOnly?: boolean
  autoFocus?: boolean
}

const places = Array.from({ length: oneTimeCodeLength }, (_, place) => place)

/** The six boxes of a code. Takes Persian and Latin digits; pasting and the phone's suggestion fill all of them. */
export function CodeField(props: Props) {
  const { label, value, onChange, onComplete, error, wrong = true } = props
  const { disabled, readOnly = false, autoFocus } = props
  const first = useRef<HTMLInputElement>(null)
  const wasChecked = useRef(false)
  useEffect(() => {
    // A refused code was removed: the next one starts in the first box.
    if (wasChecked.current && !readOnly && value === '') first.current?.focus()
    wasChecked.current = readOnly
  }, [readOnly, value])
  return (
    <Persian>
      <PinInput.Root
        type="numeric"
        otp
        pattern="^[0-9۰-۹٠-٩]+$"
        sanitizeValue={onlyDigits}
        placeholder=""
        count={oneTimeCodeLength}
        value={places.map((place) => toPersianDigits(value[place] ?? ''))}
        onValueChange={(details) => onChange(onlyDigits(details.valueAsString))}
        onValueComplete={(details) => onComplete?.(onlyDigits(details.valueAsString))}
        invalid={error !== undefined && wrong}
        disabled={disabled}
        readOnly={readOnly}
        autoFocus={autoFocus}
        className={root}
      >
        <PinInput.Label className={css({ srOnly: true })}>{label}</PinInput.Label>
        <PinInput.Control className={boxes} dir="ltr">
          {places.map((place) => (
            <PinInput.Input
              key={place}
              ref={place === 0 ? first : undefined}
              index={place}
              className={box}
              aria-label={ui.codeDigit(toPersianDigits(place + 1))}
            />
          ))}
        </PinInput.Control>
        <PinInput.HiddenInput />
        {error !== undefined && (
          <p className={message} role="alert">
            <Icon name="error" size={16} />
            {error}
          </p>
        )}
      </PinInput.Root>
    </Persian>
  )
}

function onlyDigits(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '')
}

const root = css({ display: 'grid', gap: '2' })
const boxes = css({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: '2' })
const box = css({
  width: 'full',
  minWidth: '0',
  height: '60px',
  textAlign: 'center',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border-field',
  bg: 'surface',
  fontSize: '22px',
  fontWeight: '700',
  caretColor: '{colors.brand}',
  _focus: {
    outline: '2px solid',
    outlineColor: 'brand',
    outlineOffset: '-1px',
    borderColor: 'brand',
  },
  '&[data-invalid]': { borderColor: 'danger', outlineColor: 'danger' },
  _readOnly: { bg: 'disabled', color: 'text-2' },
  _disabled: { bg: 'disabled', borderColor: 'disabled', color: 'text-disabled' },
})
const message = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'danger',
  '--icon-ground': 'colors.surface',
})
