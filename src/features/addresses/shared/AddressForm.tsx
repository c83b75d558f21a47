import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { css, cx } from '#styled/css/index.js'
import { delivery } from '#i18n/fa/delivery.ts'
import {
  addressFormSelectors,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import {
  addressInput,
  ownReceiver,
  type AddressPlace,
  type AddressValues,
  type Receiver,
} from './address-values.ts'
import { LocationDialog } from './map/LocationDialog.tsx'
import { missingText } from './missing-field.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { PostalCodeField } from './PostalCodeField.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import { useAddressFields } from './use-address-fields.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DialogFoot } from '#src/ui/DialogFoot.tsx'
import { footedForm } from '#src/ui/dialog-looks.ts'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const words = delivery.form

type Props = {
  form: AddressFormRef
  place: AddressPlace
  /** What a new address is called unless the customer says otherwise. */
  title: string
}

/** Creates or edits an address. Typed values are kept until they are saved. */
export function AddressForm({ form, place, title }: Props) {
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
      <Retry failure={failure} onRetry={() => form.send({ type: 'retry.requested' })}>
        <ReportLink failure={failure} />
      </Retry>
    )
  const owner = profile.data?.phone_number ?? null
  return <Fields {...{ form, place, title, receiver, owner }} />
}

type FieldsProps = Props & { receiver: Receiver | null; owner: string | null }

function Fields({ form, place, title, receiver, owner }: FieldsProps) {
  const reasonId = useId()
  const isSaving = useSelector(form, addressFormSelectors.isSaving)
  const isGone = useSelector(form, addressFormSelectors.isGone)
  const picker = useSelector(form, addressFormSelectors.locationPicker)
  const { fields, isDraft, beginAnew } = useAddressFields(form, {
    place,
    owner,
    receiver,
    title,
  })
  const { isValid } = fields.formState
  const values = useWatch({ control: fields.control, compute: (all: AddressValues) => all })
  const submit = fields.handleSubmit((values) => {
    form.send({ type: 'address.submitted', address: addressInput(values) })
  })
  return (
    <FormProvider {...fields}>
      <form className={layout} onSubmit={(event) => void submit(event)} noValidate>
        {isDraft && !isSaving && (
          <Note
            role="status"
            action={
              <Button size="sm" look="line" onClick={beginAnew}>
                {words.draft.anew}
              </Button>
            }
          >
            {words.draft.back}
          </Note>
        )}
        <PlaceFields form={form} />
        <ReceiverFields form={form} />
        <PostalCodeField form={form} />
        <DialogFoot>
          <SaveFailure form={form} />
          {!isValid && (
            <p id={reasonId} className={reason}>
              {missingText(values, place)}
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
            {isGone ? words.saveAnew : words.save}
          </Button>
        </DialogFoot>
      </form>
      <LocationDialog picker={picker} />
    </FormProvider>
  )
}

function SaveFailure({ form }: { form: AddressFormRef }) {
  const failure = useSelector(form, addressFormSelectors.failure)
  const isGone = useSelector(form, addressFormSelectors.isGoneSaid)
  const isFailed = useSelector(form, (snapshot) => snapshot.matches({ editing: 'saveFailed' }))
  if (!isFailed || failure === null) return null
  return <FailureNote failure={failure} text={isGone ? words.gone : undefined} />
}

const reason = css({ textStyle: 'small', color: 'text-2' })
const layout = cx(footedForm, css({ paddingBlockStart: '2' }))
