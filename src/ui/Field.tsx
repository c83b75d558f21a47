import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'

/** Attributes that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: string
  hint?: ReactNode
  /** How to correct the value; replaces the hint unless that is kept. */
  error?: string
  /** The hint stays below an error. */
  keepsHint?: boolean
  /** The error is announced elsewhere, as by a toast: a screen reader hears it once. */
  announced?: boolean
  /** Hides the label visually if the context makes it clear. */
  quiet?: boolean
  className?: string
}

type Props = Omit<FieldProps, 'label'> & {
  label: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above and its hint or error below. */
export function Field(props: Props) {
  const { label, hint, error, keepsHint = false, announced = false, quiet = false } = props
  const { className, children } = props
  const id = useId()
  const hintId = error === undefined ? `${id}-message` : `${id}-hint`
  const showsHint = hint !== undefined && (error === undefined || keepsHint)
  const messages = [error !== undefined && `${id}-message`, showsHint && hintId].filter(Boolean)
  return (
    <div className={cx(field, className)}>
      <label htmlFor={id} className={quiet ? hidden : labelText}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': messages.join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <Fault key={error} id={`${id}-message`} role={announced ? undefined : 'alert'}>
          {error}
        </Fault>
      )}
      {showsHint && (
        <p id={hintId} className={hintText}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Scrolled into view below the control that has the focus: a sticky foot may lie over it. */
function Fault({ id, role, children }: { id: string; role?: 'alert'; children: string }) {
  const message = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement?.getAttribute('aria-describedby')?.split(' ').includes(id) === true)
      message.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <p ref={message} id={id} className={errorText} role={role}>
      <Icon name="error" size={16} />
      {children}
    </p>
  )
}

const field = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })
const hidden = css({ srOnly: true })
const labelText = css({ textStyle: 'small', color: 'text-2' })
const hintText = css({ textStyle: 'caption', color: 'text-3' })
const errorText = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'danger',
  '--icon-ground': 'colors.surface',
})

/** The styles of every text control. */
export const control = css({
  width: 'full',
  minHeight: 'control',
  paddingInline: '4',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border-field',
  bg: 'surface',
  color: 'text',
  // Below 16 px an iPhone magnifies the page around the field.
  fontSize: { base: '16px', md: '15px' },
  fontWeight: '500',
  lineHeight: '24px',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'text-2' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'brand',
    outlineOffset: '-1px',
    borderColor: 'brand',
  },
  '&:placeholder-shown': { textOverflow: 'ellipsis' },
  '&[readonly]': { bg: 'disabled', color: 'text-2' },
  '&[aria-invalid=true]': {
    borderColor: 'danger',
    outlineColor: 'danger',
    // The message below comes into view with the control.
    scrollMarginBlockEnd: '48px',
  },
  _disabled: {
    bg: 'disabled',
    borderColor: 'disabled',
    color: 'text-disabled',
    cursor: 'not-allowed',
  },
})
