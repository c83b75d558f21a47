import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { deviceRegistrationLimits } from '#api/limits.ts'
import { codeLength } from '#domain/address.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { cleanImei } from '#domain/imei.ts'
import { missingFields } from '#domain/profile.ts'
import { css } from '#styled/css/index.js'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import { fields } from '#i18n/fa/fields.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  deviceRegistrySelectors as selectors,
  type DeviceDraft,
  type DeviceRegistryActor,
} from '#machines/flows/device-registry/device-registry.machine.ts'
import { StepFrame } from '#src/features/authentication/shared/StepFrame.tsx'
import { ruleOf } from '#src/features/profile/shared/field-check.ts'
import { NameFields } from '#src/features/profile/shared/NameFields.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { required } from '#src/features/profile/shared/required.ts'
import { NoReplyText } from '#src/features/support/shared/NoReplyText.tsx'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { useActorKey } from '#src/lib/flows/use-actor-key.ts'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ImeiFields } from './ImeiFields.tsx'
import { imeiRule, secondImeiRule } from './imei-rule.ts'

const words = deviceRegistry.form

/** Step 3: the device, and what the profile lacks. */
export function DeviceForm({ actor }: { actor: DeviceRegistryActor }) {
  const profile = useQuery(profileQuery(useApi()))
  const key = useActorKey(actor)
  if (profile.isLoadingError) return <Retry onRetry={() => void profile.refetch()} />
  if (profile.data === undefined) return <Skeleton height="420px" />
  return <DeviceFields key={key} actor={actor} profile={profile.data} />
}

type Props = { actor: DeviceRegistryActor; profile: Schemas['Profile'] }

function DeviceFields({ actor, profile }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const codeFailure = useSelector(actor, selectors.codeFailure)
  const missing = missingFields(profile)
  const lacksFirst = missing.includes('first_name')
  const lacksLast = missing.includes('last_name')
  const lacksCode = missing.includes('national_code')
  const draft = selectors.draft(actor.getSnapshot())
  const { register, handleSubmit, formState, getValues, setFocus } = useForm({
    mode: 'onTouched',
    defaultValues: {
      firstName: '',
      lastName: '',
      nationalCode: '',
      firstImei: toPersianDigits(draft.firstImei),
      secondImei: toPersianDigits(draft.secondImei),
      warrantyCode: draft.warrantyCode,
    },
  })
  const { errors, isValid } = formState
  useEffect(() => {
    if (codeFailure !== null) setFocus('warrantyCode')
  }, [codeFailure, setFocus])
  const keep = (change: Partial<DeviceDraft>) => actor.send({ type: 'draft.changed', change })
  const submit = handleSubmit(({ firstName, lastName, nationalCode }) => {
    const added = {
      ...(lacksFirst && { first_name: firstName.trim() }),
      ...(lacksLast && { last_name: lastName.trim() }),
      ...(lacksCode && { national_code: toLatinDigits(nationalCode).trim() }),
    }
    const hasMissing = missing.length > 0
    actor.send({ type: 'device.submitted', profile: hasMissing ? added : null })
  })
  return (
    <StepFrame
      level={2}
      title={words.title}
      text={words.text}
      onSubmit={(event) => void submit(event)}
    >
      {lacksFirst || lacksLast ? (
        <NameFields
          first={lacksFirst && register('firstName', ruleOf('first_name'))}
          last={lacksLast && register('lastName', ruleOf('last_name'))}
          errors={errors}
        />
      ) : (
        <p className={css({ textStyle: 'small', color: 'text-2' })}>
          {words.person}: <b>{`${profile.first_name} ${profile.last_name}`}</b>
        </p>
      )}
      {lacksCode && (
        <TextField
          label={words.nationalCode}
          inputMode="numeric"
          autoComplete="off"
          ltr
          error={errors.nationalCode?.message}
          {...register('nationalCode', { validate: nationalCodeRule })}
        />
      )}
      <ImeiFields
        first={register('firstImei', {
          validate: imeiRule,
          deps: 'secondImei',
          onChange: ({ target }) => keep({ firstImei: cleanImei(target.value) }),
        })}
        second={register('secondImei', {
          validate: (typed) => secondImeiRule(typed, getValues('firstImei')),
          onChange: ({ target }) => keep({ secondImei: cleanImei(target.value) }),
        })}
        errors={errors}
        readOnly={isBusy}
      />
      <TextField
        label={words.warrantyCode}
        hint={words.warrantyHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isBusy}
        maxLength={deviceRegistrationLimits.warranty_code}
        ltr
        error={errors.warrantyCode?.message ?? (codeFailure ? failureText(codeFailure) : undefined)}
        {...register('warrantyCode', {
          ...required,
          onChange: ({ target }) => keep({ warrantyCode: target.value }),
        })}
      />
      <Note tone="warn" icon="info">
        {words.testFirst}
      </Note>
      <ProfileFailure actor={actor} />
      <SubmitButton wide complete={isValid} busy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </SubmitButton>
    </StepFrame>
  )
}

function ProfileFailure({ actor }: { actor: DeviceRegistryActor }) {
  const failure = useSelector(actor, selectors.profileFailure)
  if (failure === null) return null
  return (
    <Note tone="danger" role="alert">
      <p>{words.profileFailed}</p>
      <NoReplyText failure={failure} />
      <ReportLink failure={failure} />
    </Note>
  )
}

function nationalCodeRule(typed: string): string | true {
  const digits = toLatinDigits(typed).trim()
  if (digits === '') return fields.required
  if (!/^\d+$/.test(digits)) return fields.digitsOnly
  return digits.length === codeLength || words.nationalCodeLength
}
