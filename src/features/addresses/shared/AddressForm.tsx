import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { css } from '#styled/css/index.js'
import { delivery } from '#i18n/fa/delivery.ts'
import {
  addressFormSelectors,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { dropDraft, keepDraft, keptDraft } from './address-draft.ts'
import {
  addressInput,
  addressValues,
  newAddress,
  ownReceiver,
  schemaFor,
  type AddressPlace,
  type AddressValues,
  type Receiver,
} from './address-values.ts'
import { LocationDialog } from './map/LocationDialog.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { PostalCodeField } from './PostalCodeField.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const words = delivery.form

type Props = { form: AddressFormRef; place: AddressPlace }

/** Creates or edits an address. Typed values are kept until they are saved. */
export function AddressForm({ form, place }: Props) {
  const isLoading = useSelector(form, addressFormSelectors.isLoading)
  const isUnavailable = useSelector(form, (snapshot) => snapshot.matches('provincesFailed'))
  const failure = useSelector(form, addressFormSelectors.failure)
  // Step 1 may have completed the profile a moment ago.
  const profile = useQuery({ ...profileQuery(useApi()), staleTime: 0 })
  const receiver = profile.data === undefined ? null : ownReceiver(profile.data)
  const isAwaited = profile.isFetching && !profile.isFetchedAfterMount
  if (isLoading || (receiver === null && isAwaited)) return <Skeleton height="480px" />
  if (isUnavailable)
    return (
      <Retry onRetry={() => form.send({ type: 'retry.requested' })}>
        <ReportLink failure={failure} />
      </Retry>
    )
  return <Fields form={form} place={place} receiver={receiver} />
}

function Fields({ form, place, receiver }: Props & { receiver: Receiver | null }) {
  const reasonId = useId()
  const before = useSelector(form, addressFormSelectors.address)
  const isSaving = useSelector(form, addressFormSelectors.isSaving)
  const picker = useSelector(form, addressFormSelectors.locationPicker)
  const addressId = before?.id ?? null
  const [draft] = useState(() => keptDraft(addressId))
  useEffect(() => applyDraft(form, draft), [form, draft])
  const fields = useForm<AddressValues>({
    mode: 'onTouched',
    resolver: (values, context, options) =>
      zodResolver(schemaFor(values, place))(values, context, options),
    defaultValues: draft ?? (before === null ? newAddress(receiver) : addressValues(before)),
  })
  const { isValid } = fields.formState
  const submit = fields.handleSubmit((values) => {
    keepDraft(addressId, values)
    form.send({ type: 'address.submitted', address: addressInput(values) })
  })
  return (
    <FormProvider {...fields}>
      <form className={layout} onSubmit={(event) => void submit(event)} noValidate>
        <PlaceFields form={form} />
        <ReceiverFields form={form} />
        <PostalCodeField form={form} />
        <SaveFailure form={form} />
        {!isValid && (
          <p id={reasonId} className={reason}>
            {words.incomplete}
          </p>
        )}
        <Button
          type="submit"
          wide
          busy={isSaving}
          busyLabel={words.saving}
          // Still reachable: a press shows what is missing.
          aria-disabled={!isValid || undefined}
          aria-describedby={isValid ? undefined : reasonId}
        >
          {words.save}
        </Button>
      </form>
      <LocationDialog picker={picker} />
    </FormProvider>
  )
}

/** Applies the draft to the form, and removes it when the form is done, not when it is only unmounted. */
function applyDraft(form: AddressFormRef, draft: AddressValues | null): () => void {
  if (draft !== null && draft.province !== '')
    form.send({ type: 'province.chosen', provinceId: Number(draft.province) })
  const subscription = form.subscribe({
    complete: () => {
      if (form.getSnapshot().status === 'done') dropDraft()
    },
  })
  return () => subscription.unsubscribe()
}

function SaveFailure({ form }: { form: AddressFormRef }) {
  const failure = useSelector(form, addressFormSelectors.failure)
  const isFailed = useSelector(form, (snapshot) => snapshot.matches({ editing: 'saveFailed' }))
  if (!isFailed || failure === null) return null
  return (
    <Note tone="danger" role="alert">
      {failureText(failure)}
      <ReportLink failure={failure} />
    </Note>
  )
}

const reason = css({ textStyle: 'small', color: 'text-2' })
const layout = css({ display: 'grid', gap: '4', paddingBlockStart: '2' })
