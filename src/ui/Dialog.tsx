import { useState } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { FloatingNote } from './FloatingNote.tsx'
import { lazyPart } from './LazyPart.tsx'
import { Retry } from './Retry.tsx'

/** Loads what each dialog consists of, for one whose content is loaded too when it opens. */
export const loadModalDialog = () => import('./ModalDialog.tsx').then((m) => m.ModalDialog)

const ModalDialog = lazyPart<DialogProps>(loadModalDialog, {
  failed: (retry, { open, onClose }) =>
    open && (
      <FloatingNote onClose={onClose}>
        <Retry onRetry={retry} />
      </FloatingNote>
    ),
})

/** A sheet, dialog or drawer. The chunk is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? <ModalDialog {...props} /> : null
}
