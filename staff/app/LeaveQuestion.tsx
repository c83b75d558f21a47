import { staff } from '#i18n/fa/staff.ts'
import { ConfirmDialog } from './ConfirmAction.tsx'
import { useLeaving } from './unsaved.ts'

/** Asks before a page with unsaved edits is left. */
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
