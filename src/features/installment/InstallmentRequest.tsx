import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { installmentRequestLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { normalizedMobile } from '#domain/mobile.ts'
import { joinName } from '#domain/person-name.ts'
import { css, cx } from '#styled/css/index.js'
import { installment } from '#i18n/fa/installment.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap, within } from '#machines/kernel/problem.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { nameRule, phoneRule } from '#src/lib/field-rules.ts'
import { formDraft, hasTypesOf } from '#src/lib/form-draft.ts'
import { useShop } from '#src/lib/ShopContext.tsx'
import { useSignedIn } from '#src/lib/session.ts'
import { useFormDraft } from '#src/lib/use-form-draft.ts'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PhoneField, TextField } from '#src/ui/TextField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { toast } from '#src/ui/toast.ts'

const words = installment.request
const empty = { name: '', phone: '' }

/**
 * Asks for a call about installments; for a customer the fields start with the name and number of the profile. Once it is
 * sent the button says so, until the form is changed.
 */
export function InstallmentRequest() {
  const request = useRequest()
  const { hours } = useShop()
  const { data: profile } = useQuery({ ...profileQuery(useApi()), enabled: useSignedIn() })
  const owner = profile?.phone_number ?? null
  const end = useLostFocus(request.isSuccess, '[role=status]')
  const draft = useMemo(
    () => formDraft('installment-draft', { owner, isLike: hasTypesOf(empty) }),
    [owner],
  )
  const form = useForm({
    mode: 'onTouched',
    defaultValues: empty,
    values: profile && valuesOf(profile),
    resetOptions: { keepDirtyValues: true },
  })
  useFormDraft(form, draft)
  const { register, handleSubmit, formState } = form
  // Read so that the form tracks which fields are dirty: the profile, which arrives later, leaves those alone.
  const { errors, isValid, dirtyFields: _typed } = formState
  const onChange = () => {
    if (!request.isIdle) request.reset()
  }
  const submit = handleSubmit(({ name, phone }) => {
    if (request.isPending) return
    const body = { name: name.trim(), phone_number: normalizedMobile(phone) }
    request.mutate(body, { onSuccess: () => draft.drop() })
  })
  return (
    <form className={frame} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h2 className={css({ textStyle: 'h3' })}>{words.title}</h2>
        <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.text}</p>
      </div>
      <TextField
        label={words.name}
        autoComplete="name"
        aria-required
        maxLength={installmentRequestLimits.name}
        error={errors.name?.message}
        {...register('name', { validate: nameRule(installmentRequestLimits.name), onChange })}
      />
      <PhoneField
        label={words.phone}
        placeholder="۰۹۱۲ ۳۴۵ ۶۷۸۹"
        aria-required
        error={errors.phone?.message}
        {...register('phone', { validate: phoneRule, onChange })}
      />
      {request.isError && (
        <Note tone="danger" role="alert">
          {words.failed} {failureText(failureOf(request.error))}
          <ReportLink failure={failureOf(request.error)} />
        </Note>
      )}
      <div ref={end} className={css({ display: 'grid' })}>
        {request.isSuccess ? (
          <div role="status" tabIndex={-1}>
            <p className={sent}>
              <Icon name="done" size={20} />
              {words.sent}
            </p>
            <p className={next}>{words.next(hours, phoneNumber(request.variables.phone_number))}</p>
          </div>
        ) : (
          <SubmitButton wide complete={isValid} busy={request.isPending} busyLabel={words.busy}>
            {words.submit}
          </SubmitButton>
        )}
      </div>
    </form>
  )
}

const valuesOf = ({ first_name, last_name, phone_number }: Schemas['Profile']): typeof empty => ({
  name: joinName(first_name, last_name),
  phone: toPersianDigits(phone_number),
})

function useRequest() {
  const api = useApi()
  return useMutation({
    mutationFn: (body: Schemas['InstallmentRequest']) =>
      within(new AbortController().signal, (signal) =>
        unwrap(api.POST('/installment/installment-request/', { body, signal })),
      ),
    onSuccess: () => toast({ text: words.sent, tone: 'ok' }),
  })
}

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: { base: 'full', md: '380px' },
  padding: { base: '4', md: '6' },
  borderRadius: 'lg',
  bg: 'surface',
})
/** In place of the button, as wide and as high. */
const sent = cx(
  button({ wide: true }),
  css({ whiteSpace: 'normal', bg: 'ok-soft!', color: 'ok-text!', cursor: 'default!' }),
)
const next = css({ marginBlockStart: '2', textStyle: 'small', color: 'text-2' })
