import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usedPhoneRequestLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { joinName } from '#domain/person-name.ts'
import { css } from '#styled/css/index.js'
import { usedPhone } from '#i18n/fa/used-phone.ts'
import {
  usedPhoneSelectors as selectors,
  type UsedPhoneActor,
} from '#machines/flows/used-phone/used-phone.machine.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { nameRule, phoneRule } from '#src/lib/field-rules.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { useShop } from '#src/lib/ShopContext.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PhoneField, TextField } from '#src/ui/TextField.tsx'
import { ChosenModel } from './ChosenModel.tsx'
import { Estimate } from './Estimate.tsx'

const words = usedPhone.contact

/**
 * The last step: the estimate, and whom to call; for a customer the fields start with the name and number of the profile.
 */
export function ContactStep({ actor }: { actor: UsedPhoneActor }) {
  const { hours } = useShop()
  const isSending = useSelector(actor, selectors.isSending)
  const failure = useSelector(actor, selectors.failure)
  const { data: profile } = useQuery({ ...profileQuery(useApi()), enabled: useSignedIn() })
  const [kept] = useState(() => selectors.contact(actor.getSnapshot()))
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: kept,
    // Only the input goes into the flow: it outlives the session, and another customer may come to this tab.
    values: {
      name: kept.name || joinName(profile?.first_name, profile?.last_name),
      phone: kept.phone || toPersianDigits(profile?.phone_number ?? ''),
    },
    resetOptions: { keepDirtyValues: true },
  })
  // Read so that the form tracks which fields are dirty: the profile, which arrives later, leaves those alone.
  const { errors, isValid, dirtyFields: _typed } = formState
  const submit = handleSubmit((contact) => actor.send({ type: 'request.submitted', contact }))
  return (
    <div className={layout}>
      <form className={form} onSubmit={(event) => void submit(event)} noValidate>
        <Estimate actor={actor} />
        <div>
          <h2 className={css({ textStyle: 'h2' })}>{words.title}</h2>
          <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.text(hours)}</p>
        </div>
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={usedPhoneRequestLimits.name}
          readOnly={isSending}
          error={errors.name?.message}
          {...register('name', {
            validate: nameRule(usedPhoneRequestLimits.name),
            onChange: ({ target }) =>
              actor.send({ type: 'contact.changed', change: { name: target.value } }),
          })}
        />
        <PhoneField
          label={words.phone}
          placeholder="۰۹۱۲ ۳۴۵ ۶۷۸۹"
          readOnly={isSending}
          error={errors.phone?.message}
          {...register('phone', {
            validate: phoneRule,
            onChange: ({ target }) =>
              actor.send({ type: 'contact.changed', change: { phone: target.value } }),
          })}
        />
        {failure !== null && (
          <Note tone="danger" role="alert">
            {words.failed} {failureText(failure)}
            <ReportLink failure={failure} />
          </Note>
        )}
        <SubmitButton wide complete={isValid} busy={isSending} busyLabel={words.busy}>
          {words.submit}
        </SubmitButton>
      </form>
      <ChosenModel actor={actor} />
    </div>
  )
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gap: { base: '6', md: '10' },
  alignItems: 'start',
})
const form = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: '560px' })
