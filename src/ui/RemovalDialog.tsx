import type { ReactNode } from 'react'
import { DangerButtons } from './DangerButtons.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  title: string
  confirm: string
  cancel: string
  /** What the button says while something is removed, where the dialog stays open for that. */
  busyLabel?: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What is asked. */
  children: ReactNode
}

/** Asks before something is removed. */
export function RemovalDialog(props: Props) {
  const { open, title, confirm, cancel, busyLabel, busy = false, children } = props
  const { onConfirm, onCancel } = props
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      alert
      title={title}
      foot={
        <DangerButtons
          confirm={confirm}
          onConfirm={onConfirm}
          busy={busy}
          busyLabel={busyLabel}
          cancel={cancel}
          onCancel={onCancel}
        />
      }
    >
      {children}
    </Dialog>
  )
}
