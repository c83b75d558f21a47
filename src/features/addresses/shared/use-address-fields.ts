import { zodResolver } from '@hookform/resolvers/zod'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import {
  addressFormSelectors,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import { dropDraft, keepDraft, keptDraft } from './address-draft.ts'
import {
  addressValues,
  newAddress,
  schemaFor,
  type AddressPlace,
  type AddressValues,
  type Receiver,
} from './address-values.ts'

type Options = {
  place: AddressPlace
  /** The customer's phone number; null while the profile is not known: then no draft is kept. */
  owner: string | null
  receiver: Receiver | null
}

/** The fields of the address form. What is typed is kept until it is saved, and is back when the form opens again. */
export function useAddressFields(form: AddressFormRef, { place, owner, receiver }: Options) {
  const before = useSelector(form, addressFormSelectors.address)
  const addressId = before?.id ?? null
  const [initial] = useState(before === null ? newAddress(receiver) : addressValues(before))
  const [draft, setDraft] = useState(() =>
    owner === null ? null : keptDraft({ owner, addressId }),
  )
  const fields = useForm<AddressValues>({
    mode: 'onTouched',
    resolver: (values, context, options) =>
      zodResolver(schemaFor(values, place))(values, context, options),
    defaultValues: draft ?? initial,
  })
  useEffect(() => {
    if (draft !== null) chooseProvince(form, draft)
  }, [form, draft])
  useEffect(
    () => (owner === null ? undefined : keepTyped(fields, { owner, addressId, initial })),
    [fields, owner, addressId, initial],
  )
  useEffect(() => dropSaved(form, addressId), [form, addressId])
  const beginAnew = () => {
    setDraft(null)
    fields.reset(initial)
    dropDraft(addressId)
    chooseProvince(form, initial)
    fields.setFocus('title')
  }
  return { fields, isDraft: draft !== null, beginAnew }
}

function chooseProvince(form: AddressFormRef, { province }: AddressValues): void {
  if (province !== '') form.send({ type: 'province.chosen', provinceId: Number(province) })
}

type Typed = { owner: string; addressId: number | null; initial: AddressValues }

function keepTyped(
  fields: UseFormReturn<AddressValues>,
  { owner, addressId, initial }: Typed,
): () => void {
  const untouched = JSON.stringify(initial)
  return fields.subscribe({
    formState: { values: true },
    callback: ({ values }) => {
      if (JSON.stringify(values) === untouched) dropDraft(addressId)
      else keepDraft({ owner, addressId }, values)
    },
  })
}

/** Removes the draft once it is saved: not when the form is only closed. */
function dropSaved(form: AddressFormRef, addressId: number | null): () => void {
  const subscription = form.subscribe({
    complete: () => {
      if (form.getSnapshot().context.saved !== null) dropDraft(addressId)
    },
  })
  return () => subscription.unsubscribe()
}
