import { staff } from '#i18n/fa/staff.ts'
import { ConfirmDialog } from './ConfirmAction.tsx'
import { useLeaving } from './unsaved.ts'

/** Asks before a page or a form with unsaved edits is left. */
export function LeaveQuestion() {
  const { isOpen, what, stay, leave } = useLeaving()
  return (
    <ConfirmDialog
      question={what === 'form' ? staff.askClose : staff.askLeave}
      removes
      isOpen={isOpen}
      onClose={stay}
      onConfirm={leave}
    />
  )
}
