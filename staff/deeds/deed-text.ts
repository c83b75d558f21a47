import { staffRequests } from '#i18n/fa/staff-requests.ts'
import type { Deed, DeedResult } from '#machines/flows/staff-deed/staff-deed.machine.ts'

type DeedText = {
  title: string
  label: string
  hint: string
  missing: string
  confirm: string
  maxLength: number
}

/** What the dialog of a deed says. The lengths are those of the contract. */
export function deedText(deed: Deed): DeedText {
  switch (deed.kind) {
    case 'requestNote':
      return { ...staffRequests.note, maxLength: 1000 }
    case 'requestAnswer':
      return { ...staffRequests.answer, maxLength: 1000 }
    case 'requestMove': {
      const { move, moves } = staffRequests
      const label = deed.needsText ? move.reason : move.label
      return { ...move, label, title: moves[deed.event], maxLength: 500 }
    }
  }
}

/** What is said once it is done. */
export function doneText(deed: Deed, { request }: DeedResult): string {
  switch (deed.kind) {
    case 'requestNote':
      return staffRequests.note.done
    case 'requestAnswer':
      return staffRequests.answer.done
    case 'requestMove':
      return staffRequests.move.done(staffRequests.statuses[request.status])
  }
}
