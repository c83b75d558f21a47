import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressFromMap } from '#domain/address.ts'
import { css } from '#styled/css/index.js'
import { map as words } from '#i18n/fa/map.ts'
import type { AddressFormRef } from '#machines/flows/address-form/address-form.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import type { AddressValues } from '#src/features/addresses/shared/address-values.ts'

/** Opens the map; what is picked there fills the address, unless one was typed. */
export function LocationField({ form }: { form: AddressFormRef }) {
  const { control, getValues, setValue } = useFormContext<AddressValues>()
  const point = useWatch({ control, name: 'location' })
  const filled = useRef('')
  useEffect(() => {
    const subscription = form.on('location.picked', ({ location }) => {
      const { address, latitude, longitude } = location
      setValue('location', { latitude, longitude }, { shouldDirty: true })
      const typed = getValues('address')
      if (typed.trim() !== '' && typed !== filled.current) return
      filled.current = addressFromMap(address)
      setValue('address', filled.current, { shouldDirty: true, shouldValidate: true })
    })
    return () => subscription.unsubscribe()
  }, [form, getValues, setValue])
  return (
    <div className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
      <Button
        look="tonal"
        size="sm"
        icon="pin"
        onClick={() => form.send({ type: 'map.requested', point })}
      >
        {point === null ? words.choose : words.change}
      </Button>
      {point !== null && (
        <p className={css({ textStyle: 'caption', color: 'text-2' })}>{words.placed}</p>
      )}
    </div>
  )
}
