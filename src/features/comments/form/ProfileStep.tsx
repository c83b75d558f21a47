import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useForm } from 'react-hook-form'
import { toLatinDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { commentForm as words } from '#i18n/fa/comments.ts'
import type { Schemas } from '#machines/api/client.ts'
import { commentFormSelectors as selectors } from '#machines/flows/comment-form/comment-form.selectors.ts'
import type { CommentFormActor } from '#machines/flows/comment-form/comment-form.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { ruleOf } from '#src/features/profile/shared/field-check.ts'
import { NameFields } from '#src/features/profile/shared/NameFields.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DialogFoot } from '#src/ui/DialogFoot.tsx'
import { footedForm } from '#src/ui/dialog-looks.ts'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** Asks a customer for name and national code before the first comment (CMT-18 to CMT-20). */
export function ProfileStep({ flow }: { flow: CommentFormActor }) {
  const profile = useQuery(profileQuery(useApi()))
  if (profile.isLoadingError) return <Retry onRetry={() => void profile.refetch()} />
  if (profile.data === undefined) return <Skeleton height="360px" />
  return <ProfileFields flow={flow} profile={profile.data} />
}

function ProfileFields({ flow, profile }: { flow: CommentFormActor; profile: Schemas['Profile'] }) {
  const isSaving = useSelector(flow, selectors.isSaving)
  const failure = useSelector(flow, selectors.failure)
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: {
      firstName: profile.first_name ?? '',
      lastName: profile.last_name ?? '',
      nationalCode: profile.national_code ?? '',
    },
  })
  const { errors, isValid } = formState
  const submit = handleSubmit(({ firstName, lastName, nationalCode }) =>
    flow.send({
      type: 'profile.submitted',
      profile: {
        first_name: firstName.trim(),
        last_name: lastName.trim(),
        national_code: toLatinDigits(nationalCode).trim(),
        phone_number: profile.phone_number,
      },
    }),
  )
  return (
    <form className={footedForm} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.profileText}</p>
      <NameFields
        first={register('firstName', ruleOf('first_name'))}
        last={register('lastName', ruleOf('last_name'))}
        errors={errors}
      />
      <TextField
        label={words.nationalCode}
        inputMode="numeric"
        autoComplete="off"
        ltr
        error={errors.nationalCode?.message}
        {...register('nationalCode', { validate: checkCode })}
      />
      <TextField label={words.phone} value={phoneNumber(profile.phone_number)} ltr readOnly />
      <DialogFoot>
        {failure !== null && (
          <Note tone="danger" role="alert">
            {words.saveFailed}
            <ReportLink failure={failure} />
          </Note>
        )}
        <Button type="submit" wide disabled={!isValid} busy={isSaving} busyLabel={words.saving}>
          {words.save}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** Letters and a wrong length have the same message here (CMT-19). */
function checkCode(typed: string): string | true {
  const digits = toLatinDigits(typed).trim()
  if (digits === '') return words.required
  return /^\d{10}$/.test(digits) || words.nationalCodeLength
}
