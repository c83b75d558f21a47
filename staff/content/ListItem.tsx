import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import type { Question } from '#staff/app/ConfirmAction.tsx'
import { css, cx } from '#styled/css/index.js'
import { IconButton } from '#src/ui/IconButton.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { Removal } from './Removal.tsx'

const words = staffContents.list

type Props = {
  /** Its name among the others. */
  name: string
  /** The address of its own form; its name leads there. */
  href?: string
  /** Whether that form is open. */
  isCurrent?: boolean
  place: number
  count: number
  disabled: boolean
  onMove: (by: -1 | 1) => void
  onRemove?: () => void
  /** Confirmation shown before removal. */
  confirmRemoval?: Question
  children: ReactNode
}

/** An item of a list that staff arrange: moved by its buttons, or by Alt and the arrows from anywhere inside of it. */
export function ListItem(props: Props) {
  const {
    name,
    href,
    isCurrent = false,
    place,
    count,
    disabled,
    onMove,
    onRemove,
    confirmRemoval,
    children,
  } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const [said, setSaid] = useState('')
  const canMove = (by: -1 | 1) => !disabled && place + by >= 0 && place + by < count
  const move = (by: -1 | 1) => {
    const own = controlsIn(box.current)
    const held = own.findIndex((control) => control === document.activeElement)
    const list = box.current?.parentElement
    flushSync(() => onMove(by))
    focusAgain(list?.children[place + by], held)
    setSaid(words.moved(name, toPersianDigits(place + by + 1)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null || event.defaultPrevented) return
    event.preventDefault()
    if (canMove(by)) move(by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside
    <fieldset
      ref={box}
      className={cx(item, isCurrent && current)}
      onKeyDown={onKeyDown}
      title={words.hint}
    >
      <legend className={css({ srOnly: true })}>{name}</legend>
      <span role="status" className={css({ srOnly: true })}>
        {said}
      </span>
      <div className={head}>
        <span className={css({ textStyle: 'label', flex: '1', minWidth: '0' })}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} className={textLink} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>
          )}
        </span>
        <IconButton
          icon="caret-up"
          label={words.up(name)}
          disabled={!canMove(-1)}
          onClick={() => move(-1)}
        />
        <IconButton
          icon="caret-down"
          label={words.down(name)}
          disabled={!canMove(1)}
          onClick={() => move(1)}
        />
        {onRemove !== undefined && (
          <Removal question={confirmRemoval} onRemove={onRemove}>
            {(remove) => (
              <IconButton
                icon="trash"
                label={words.remove(name)}
                disabled={disabled}
                onClick={remove}
              />
            )}
          </Removal>
        )}
      </div>
      {children}
    </fieldset>
  )
}

const controlsIn = (element: Element | null | undefined) => [
  ...(element?.querySelectorAll<HTMLElement>('button, input, textarea, select') ?? []),
]

/**
 * The focus goes along with the item, to the same control; at an end of the list, where that one has nothing to do, to
 * the next one that has.
 */
function focusAgain(item: Element | undefined, held: number): void {
  if (held < 0) return
  const isOpen = (control: HTMLElement) => !control.matches(':disabled')
  const controls = controlsIn(item)
  const control = controls.slice(held).find(isOpen) ?? controls.find(isOpen)
  control?.focus()
}

const item = css({
  display: 'grid',
  gap: '3',
  minWidth: '0',
  padding: '3',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  bg: 'surface',
})
const current = css({ borderColor: 'brand', bg: 'brand-soft' })
const head = css({ display: 'flex', alignItems: 'center' })
