import { zodResolver } from '@hookform/resolvers/zod'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { FormDraft } from '#src/lib/form-draft.ts'
import {
  addressFormSelectors,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import { addressDraft } from './address-draft.ts'
import {
  newAddress,
  savedAddress,
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
  /** What a new address is called unless the customer says otherwise. */
  title: string
}

/** The fields of the address form. The input is kept until it is saved, and restored when the form opens again. */
export function useAddressFields(form: AddressFormRef, { place, owner, receiver, title }: Options) {
  const before = useSelector(form, addressFormSelectors.address)
  const addressId = before?.id ?? null
  const [initial] = useState(
    before === null ? newAddress(receiver, title) : savedAddress(before, receiver),
  )
  const stored = useMemo(() => addressDraft({ owner, addressId }), [owner, addressId])
  const [draft, setDraft] = useState(() => stored.kept())
  const fields = useForm<AddressValues>({
    mode: 'onTouched',
    resolver: (values, context, options) =>
      zodResolver(schemaFor(values, place))(values, context, options),
    defaultValues: draft ?? initial,
  })
  useEffect(() => {
    if (draft !== null) chooseProvince(form, draft)
  }, [form, draft])
  // Of a code that was saved before the rule, or where it does not apply, the field says what is wrong, not only the button.
  useEffect(() => {
    if (addressId !== null) void fields.trigger('postal_code')
  }, [fields, addressId])
  useEffect(
    () => (owner === null ? undefined : keepTyped(fields, initial, stored)),
    [fields, owner, initial, stored],
  )
  useEffect(() => dropSaved(form, stored), [form, stored])
  const beginAnew = () => {
    setDraft(null)
    fields.reset(initial)
    stored.drop()
    chooseProvince(form, initial)
    fields.setFocus('province')
  }
  return { fields, isDraft: draft !== null, beginAnew }
}

function chooseProvince(form: AddressFormRef, { province }: AddressValues): void {
  if (province !== '') form.send({ type: 'province.chosen', provinceId: Number(province) })
}

function keepTyped(
  fields: UseFormReturn<AddressValues>,
  initial: AddressValues,
  draft: FormDraft<AddressValues>,
): () => void {
  const untouched = JSON.stringify(initial)
  return fields.subscribe({
    formState: { values: true },
    callback: ({ values }) => {
      if (JSON.stringify(values) === untouched) draft.drop()
      else draft.keep(values)
    },
  })
}

/** Removes the draft once it is saved: not when the form is only closed. */
function dropSaved(form: AddressFormRef, draft: FormDraft<AddressValues>): () => void {
  const subscription = form.subscribe({
    complete: () => {
      if (form.getSnapshot().context.saved !== null) draft.drop()
    },
  })
  return () => subscription.unsubscribe()
}
