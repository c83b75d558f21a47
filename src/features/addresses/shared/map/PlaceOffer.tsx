import { useSelector } from '@xstate/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isSamePlace } from '#domain/place-name.ts'
import { map as words } from '#i18n/fa/map.ts'
import {
  addressFormSelectors,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import type { AddressValues } from '#src/features/addresses/shared/address-values.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/** Says that the picked point is elsewhere than the chosen province and city, and can replace them. */
export function PlaceOffer({ form }: { form: AddressFormRef }) {
  const { control } = useFormContext<AddressValues>()
  const [province, city] = useWatch({ control, name: ['province', 'city'] })
  const cities = useSelector(form, addressFormSelectors.cities)
  const offered = useSelector(form, addressFormSelectors.offeredPlace)
  if (offered === null) return null
  const { cityName } = offered
  const chosen = cities.find(({ id }) => String(id) === city)?.name ?? ''
  const isSameCity = cityName === null || isSamePlace(chosen, cityName)
  if (String(offered.province.id) === province && isSameCity) return null
  return (
    <Note
      role="status"
      action={
        <Button size="sm" look="line" onClick={() => form.send({ type: 'place.accepted' })}>
          {words.fillPlace}
        </Button>
      }
    >
      {words.foundPlace(offered.province.name, cityName)}
    </Note>
  )
}
