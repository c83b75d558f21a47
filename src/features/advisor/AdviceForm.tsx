import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { adviceRequestLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { normalizedMobile } from '#domain/mobile.ts'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import { fields } from '#i18n/fa/fields.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, isSignedOut, unwrap, within } from '#machines/kernel/problem.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { SignInLink } from '#src/features/support/shared/SignInLink.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { number, phoneNumber } from '#src/lib/format.ts'
import { useShop } from '#src/lib/ShopContext.tsx'
import { phoneRule, textRule } from '#src/lib/field-rules.ts'
import { formDraft, hasTypesOf } from '#src/lib/form-draft.ts'
import { useFormDraft } from '#src/lib/use-form-draft.ts'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { PhoneField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast.ts'
import { productCategoriesQuery } from './advisor.queries.ts'

const words = account.advisor.form

/** Asks an expert which product to buy. @param phone the number of the profile, which may be replaced */
export function AdviceForm({ phone }: { phone: string }) {
  const categories = useQuery(productCategoriesQuery(useApi()))
  if (categories.isLoadingError) return <Retry onRetry={() => void categories.refetch()} />
  if (categories.data === undefined) return <Skeleton height="420px" />
  return <Fields phone={phone} categories={categories.data} />
}

type Props = { phone: string; categories: Schemas['ProductCategory'][] }

function Fields({ phone, categories }: Props) {
  const advice = useAdvice()
  const { hours } = useShop()
  const [values] = useState({ category: '', text: '', phone: toPersianDigits(phone) })
  const [draft] = useState(() =>
    formDraft('advice-draft', { owner: phone, isLike: hasTypesOf(values) }),
  )
  const form = useForm({ mode: 'onTouched', defaultValues: values })
  useFormDraft(form, draft)
  const { register, handleSubmit, formState, control, reset } = form
  const text = useWatch({ control, name: 'text' })
  const { errors, isValid } = formState
  const submit = handleSubmit((typed) => {
    if (advice.isPending) return
    const body = {
      category: Number(typed.category),
      text: typed.text.trim(),
      phone_number: normalizedMobile(typed.phone),
    }
    const onSuccess = () => {
      reset({ ...typed, category: '', text: '' })
      draft.drop()
    }
    advice.mutate(body, { onSuccess })
  })
  return (
    <form className={frame} onSubmit={(event) => void submit(event)} noValidate>
      <div className={row}>
        <SelectField
          label={words.category}
          prompt={words.prompt}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.category?.message}
          {...register('category', { required: fields.required })}
        />
        <PhoneField
          label={words.phone}
          error={errors.phone?.message}
          {...register('phone', { validate: phoneRule })}
        />
      </div>
      <TextArea
        label={words.text}
        rows={5}
        hint={
          text === ''
            ? undefined
            : words.length(number(text.length), number(adviceRequestLimits.text))
        }
        placeholder={words.placeholder}
        error={errors.text?.message}
        {...register('text', { validate: textRule(adviceRequestLimits.text) })}
      />
      {advice.isError && (
        <Note
          tone="danger"
          role="alert"
          action={isSignedOut(failureOf(advice.error)) && <SignInLink />}
        >
          {words.failed} {failureText(failureOf(advice.error))}
          <ReportLink failure={failureOf(advice.error)} />
        </Note>
      )}
      {advice.isSuccess ? (
        <Note tone="ok" role="status">
          {words.received(hours, phoneNumber(advice.variables.phone_number))}
        </Note>
      ) : (
        <p className={note}>{words.callback(hours)}</p>
      )}
      <SubmitButton
        complete={isValid}
        busy={advice.isPending}
        busyLabel={words.busy}
        className={send}
      >
        {words.submit}
      </SubmitButton>
    </form>
  )
}

function useAdvice() {
  const api = useApi()
  return useMutation({
    mutationFn: (body: Schemas['AdviceRequest']) =>
      within(new AbortController().signal, (signal) =>
        unwrap(api.POST('/ticket/sales-advisor/', { body, signal })),
      ),
    onSuccess: () => toast({ text: words.sent, tone: 'ok' }),
  })
}

const frame = css({
  display: 'grid',
  gap: '5',
  maxWidth: '720px',
  padding: { base: '4', md: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '5',
  alignItems: 'start',
})
const note = css({ textStyle: 'small', color: 'text-2' })
const send = css({ justifySelf: { sm: 'start' } })
