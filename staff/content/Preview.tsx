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
  /** The form, which stays where it is while the preview is open. */
  children: ReactNode
}

/**
 * Shows on demand how shoppers would see the current input: next to the form on wide screens,
 * otherwise in a dialog.
 */
export function Preview({ words, shown, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isWide = useIsWide()
  const isBeside = isWide && isOpen
  const text = <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.text}</p>
  return (
    <>
      <div className={css({ marginBlockEnd: '4' })}>
        <Button look="line" icon="eye" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      <div className={cx(columns, isBeside && split)}>
        <div className={css({ minWidth: '0' })}>{children}</div>
        {isBeside && (
          <section aria-label={words.title} className={beside}>
            {text}
            <div className={frame}>
              <Fitted>{shown}</Fitted>
            </div>
          </section>
        )}
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
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: '3',
  maxHeight: 'calc(100vh - 120px)',
})
const frame = css({
  padding: '4',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'lg',
  bg: 'bg',
  overflow: 'auto',
})
