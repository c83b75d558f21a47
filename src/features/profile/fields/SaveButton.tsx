import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { profile as words } from '#i18n/fa/profile.ts'
import {
  profileFieldSelectors as selectors,
  type ProfileFieldActor,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'

type Props = { flow: ProfileFieldActor; complete: boolean; children?: ReactNode }

/** Why the server refused the form, and the button that sends it. */
export function SaveButton({ flow, complete, children = words.save }: Props) {
  const isSaving = useSelector(flow, selectors.isSaving)
  const failure = useSelector(flow, selectors.failure)
  return (
    <>
      <FailureNote failure={failure} />
      <SubmitButton wide complete={complete} busy={isSaving} busyLabel={words.saving}>
        {children}
      </SubmitButton>
    </>
  )
}

export const fieldForm = css({ display: 'grid', gap: '4' })
