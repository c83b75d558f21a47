import { useState, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { useIsWide } from '#staff/app/use-is-wide.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Fitted } from './Fitted.tsx'

type Props = {
  words: { open: string; close: string; title: string; text: string }
  /** What shoppers would see with the current input. */
  shown: ReactNode
  /** Whether it needs the whole width, so that a wide screen has it above the form. */
  isBroad?: boolean
  /** The form, which stays where it is while the preview is open. */
  children: ReactNode
}

/**
 * Shows on demand how shoppers would see the current input: next to the form or above it on wide screens,
 * otherwise in a dialog.
 */
export function Preview({ words, shown, isBroad = false, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isWide = useIsWide()
  const isInPage = isWide && isOpen
  const text = <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.text}</p>
  const picture = (
    <section aria-label={words.title} className={cx(section, !isBroad && beside)}>
      {text}
      <div className={frame}>
        <Fitted>{shown}</Fitted>
      </div>
    </section>
  )
  return (
    <>
      <div className={css({ marginBlockEnd: '4' })}>
        <Button look="line" icon="eye" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      <div className={cx(columns, isInPage && !isBroad && split)}>
        {isInPage && isBroad && picture}
        <div className={css({ minWidth: '0' })}>{children}</div>
        {isInPage && !isBroad && picture}
      </div>
      <Dialog
        open={isOpen && !isWide}
        onClose={() => setOpen(false)}
        title={words.title}
        look="wide"
      >
        {text}
        <div className={css({ marginBlockStart: '3', overflowX: 'auto' })}>
          <Fitted>{shown}</Fitted>
        </div>
      </Dialog>
    </>
  )
}

const columns = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })
const split = css({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' })
/** Below the bar of what can be done with the draft. */
const beside = css({
  position: 'sticky',
  insetBlockStart: '104px',
  maxHeight: 'calc(100vh - 120px)',
})
const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: '3',
})
const frame = css({
  padding: '4',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'lg',
  bg: 'bg',
  overflow: 'auto',
})
