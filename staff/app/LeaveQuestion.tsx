import { staff } from '#i18n/fa/staff.ts'
import { ConfirmDialog } from './ConfirmAction.tsx'
import { useLeaving } from './unsaved.ts'

/** Asks before a page is left whose edits are not kept. */
export function LeaveQuestion() {
  const { isOpen, stay, leave } = useLeaving()
  return (
    <ConfirmDialog
      question={staff.askLeave}
      removes
      isOpen={isOpen}
      onClose={stay}
      onConfirm={leave}
    />
  )
}
