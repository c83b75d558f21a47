import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { productImportApplicationLimits } from '#api/limits.ts'
import { staffImports as words } from '#i18n/fa/staff-imports.ts'
import {
  staffImportSelectors as selectors,
  type StaffImportActor,
} from '#machines/flows/staff-import/staff-import.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { CountedField } from '#staff/app/CountedText.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'

type Props = {
  actor: StaffImportActor
  /** How many variants change. */
  total: number
}

/** Asks why, and confirms the changes that are shown. */
export function ConfirmForm({ actor, total }: Props) {
  const isSound = useSelector(actor, selectors.isSound)
  const isApplying = useSelector(actor, selectors.isApplying)
  const reason = useSelector(actor, selectors.reason)
  if (!isSound && !isApplying) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = textIn(new FormData(event.currentTarget), 'reason')
    actor.send({ type: 'import.confirmed', reason, key: newKey() })
    focusFirstInvalid(event.currentTarget)
  }
  return (
    <form onSubmit={submit} className={css({ display: 'grid', gap: '3' })} noValidate>
      <CountedField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        maxLength={productImportApplicationLimits.reason}
        autoComplete="off"
        defaultValue={reason ?? ''}
        readOnly={isApplying}
      />
      {isSound && <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.pending}</p>}
      <Button type="submit" busy={isApplying} busyLabel={words.applying}>
        {words.confirm(number(total))}
      </Button>
    </form>
  )
}
