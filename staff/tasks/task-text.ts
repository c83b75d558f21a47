import { staffArticles } from '#i18n/fa/staff-articles.ts'
import { staffDevices } from '#i18n/fa/staff-devices.ts'
import { staffMessages } from '#i18n/fa/staff-messages.ts'
import { staffReconciliation } from '#i18n/fa/staff-reconciliation.ts'
import { staffRequests } from '#i18n/fa/staff-requests.ts'
import type { Task, TaskResult } from '#machines/flows/staff-task/staff-task.machine.ts'

type TaskText = {
  title: string
  label: string
  hint: string
  missing: string
  confirm: string
}

/** What the dialog of a task says. */
export function taskText(task: Task): TaskText {
  switch (task.kind) {
    case 'requestNote':
      return staffRequests.note
    case 'requestAnswer':
      return staffRequests.answer
    case 'requestMove': {
      const { move, moves } = staffRequests
      const label = task.needsText ? move.reason : move.label
      return { ...move, label, title: moves[task.event] }
    }
    case 'warrantyRevoke': {
      const { revoke } = staffDevices
      const hint = task.isRegistered ? revoke.registeredHint : revoke.hint
      return { ...revoke, hint }
    }
    case 'differenceNote':
      return staffReconciliation.note
    case 'differenceSettle':
      return staffReconciliation.settle
    case 'messageWithdraw':
      return staffMessages.withdraw
    case 'articleRemoval':
      return staffArticles.removal
  }
}

/** What is said once it is done. */
export function doneText({ kind }: Task, result: TaskResult): string {
  if (result.subject === 'device') return staffDevices.revoke.done
  if (result.subject === 'article') return staffArticles.removal.done
  if (result.subject === 'message') return staffMessages.withdraw.done
  if (result.subject === 'difference')
    return staffReconciliation[kind === 'differenceNote' ? 'note' : 'settle'].done
  const { note, answer, move, statuses } = staffRequests
  if (kind === 'requestNote') return note.done
  if (kind === 'requestAnswer') return answer.done
  return move.done(statuses[result.request.status])
}
