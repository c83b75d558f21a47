import { useId, useState, type ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'

type Props = {
  /** Whether they are open at first, as when they hold a filter that is in use. */
  isOpenFirst?: boolean
  children: ReactNode
}

/** Exports, saved views and columns of a list; behind a button on a phone, so that the rows come first. */
export function ListTools({ isOpenFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const id = useId()
  return (
    <>
      <Button
        look="line"
        size="sm"
        icon={isOpen ? 'caret-up' : 'caret-down'}
        aria-expanded={isOpen}
        aria-controls={id}
        className={css({ display: { sm: 'none' }, marginBlockEnd: '3' })}
        onClick={() => setOpen(!isOpen)}
      >
        {staff.lists.tools}
      </Button>
      <div id={id} className={isOpen ? undefined : css({ display: { base: 'none', sm: 'block' } })}>
        {children}
      </div>
    </>
  )
}
