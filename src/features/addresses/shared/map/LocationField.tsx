import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressFromMap } from '#domain/address.ts'
import { isBlank } from '#domain/persian.ts'
import { css } from '#styled/css/index.js'
import { map as words } from '#i18n/fa/map.ts'
import type { AddressFormRef } from '#machines/flows/address-form/address-form.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import type { AddressValues } from '#src/features/addresses/shared/address-values.ts'
import { PlaceOffer } from './PlaceOffer.tsx'

type Filled = Pick<AddressValues, 'address' | 'province' | 'city'>

/** Opens the map; what is picked there fills province, city and address, unless they were chosen or typed. */
export function LocationField({ form }: { form: AddressFormRef }) {
  const { control, getValues, setValue } = useFormContext<AddressValues>()
  const point = useWatch({ control, name: 'location' })
  const filled = useRef<Filled>({ address: '', province: '', city: '' })
  useEffect(() => {
    const fill = (changes: Partial<Filled>) => {
      filled.current = { ...filled.current, ...changes }
      for (const name of ['province', 'city', 'address'] as const) {
        const value = changes[name]
        if (value !== undefined)
          setValue(name, value, { shouldDirty: true, shouldValidate: value !== '' })
      }
    }
    const locations = form.on('location.picked', ({ location }) => {
      const { address, latitude, longitude } = location
      setValue('location', { latitude, longitude }, { shouldDirty: true })
      const typed = getValues('address')
      if (address === null || (!isBlank(typed) && typed !== filled.current.address)) return
      fill({ address: addressFromMap(address) })
    })
    const places = form.on('place.filled', ({ provinceId, cityId }) =>
      fill({ province: String(provinceId), city: String(cityId ?? '') }),
    )
    return () => {
      locations.unsubscribe()
      places.unsubscribe()
    }
  }, [form, getValues, setValue])
  const open = () => {
    const { province, city } = getValues()
    const isFilled = province === filled.current.province && city === filled.current.city
    form.send({ type: 'map.requested', point, isPlaceOwn: province !== '' && !isFilled })
  }
  return (
    <div className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
      <Button look="tonal" size="sm" icon="pin" onClick={open}>
        {point === null ? words.choose : words.change}
      </Button>
      {point !== null && (
        <p className={css({ textStyle: 'caption', color: 'text-2' })}>{words.placed}</p>
      )}
      <PlaceOffer form={form} />
    </div>
  )
}
