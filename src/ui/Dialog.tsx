import { lazy, Suspense, useState, type ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /** Called for the close button, Esc, the scrim and the phone's back gesture. */
  onClose: () => void
  title: string
  /**
   * `sheet` rises from the bottom below 960 px and is a dialog above; `full` covers phones, for long content with a
   * `foot`; `drawer` comes in from the start edge.
   */
  look?: 'sheet' | 'full' | 'drawer'
  /** Beside the title, at the end: one light action. */
  aside?: ReactNode
  /** Stays in sight below the content. */
  foot?: ReactNode
  /** A question that must be answered: the scrim does not close it. */
  alert?: boolean
  children: ReactNode
}

const ModalDialog = lazy(() =>
  import('#src/ui/ModalDialog.tsx').then((m) => ({ default: m.ModalDialog })),
)

/** A sheet, dialog or drawer. Its script is fetched when the first one opens. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <ModalDialog {...props} />
    </Suspense>
  ) : null
}
