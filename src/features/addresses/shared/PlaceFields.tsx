import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { css } from '#styled/css/index.js'
import { delivery } from '#i18n/fa/delivery.ts'
import {
  addressFormSelectors,
  type Place,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import { LocationField } from './map/LocationField.tsx'
import { refusal, type AddressValues } from './address-values.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const words = delivery.form

/**
 * Province, city (the large ones first, as the server lists them), address and its title. Choosing a province clears the
 * city and loads its cities.
 */
export function PlaceFields({ form }: { form: AddressFormRef }) {
  const { control, register, setValue, formState } = useFormContext<AddressValues>()
  const provinces = useSelector(form, addressFormSelectors.provinces)
  const cities = useSelector(form, addressFormSelectors.cities)
  const isLoading = useSelector(form, addressFormSelectors.isLoadingCities)
  const isFailed = useSelector(form, (snapshot) => snapshot.matches({ editing: 'citiesFailed' }))
  const failure = useSelector(form, addressFormSelectors.failure)
  const errorAt = (field: keyof AddressValues) =>
    formState.errors[field]?.message ?? refusal(failure, field)
  const [province, city] = useWatch({ control, name: ['province', 'city'] })
  const [isProvinceChanged, setProvinceChanged] = useState(false)
  const chooseProvince = (id: string) => {
    setProvinceChanged(true)
    setValue('city', '')
    if (id !== '') form.send({ type: 'province.chosen', provinceId: Number(id) })
  }
  const provinceField = register('province', {
    onChange: (event) => chooseProvince(event.target.value),
  })
  return (
    <>
      <div className={pair}>
        <SelectField
          label={words.province}
          prompt={words.provincePrompt}
          options={byName(provinces)}
          error={errorAt('province')}
          {...provinceField}
          value={province}
          // It has the focus when the dialog opens: leaving it for the map is no omission.
          onBlur={(event) => isProvinceChanged && void provinceField.onBlur(event)}
        />
        <SelectField
          label={words.city}
          prompt={isLoading ? words.citiesLoading : province ? words.cityPrompt : words.cityWaits}
          options={cities.map(optionOf)}
          error={errorAt('city')}
          aria-busy={isLoading || undefined}
          {...register('city')}
          value={city}
          disabled={cities.length === 0 || province === ''}
        />
      </div>
      {isFailed && (
        <Retry failure={failure} onRetry={() => form.send({ type: 'retry.requested' })}>
          <ReportLink failure={failure} />
        </Retry>
      )}
      <LocationField form={form} />
      <TextArea
        label={words.address}
        hint={words.addressHint}
        autoComplete="street-address"
        error={errorAt('address')}
        {...register('address')}
      />
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={errorAt('title')}
        {...register('title')}
      />
    </>
  )
}

function byName(places: Place[]) {
  return places.toSorted((one, other) => one.name.localeCompare(other.name, 'fa')).map(optionOf)
}

const optionOf = ({ id, name }: Place) => ({ value: id, label: name })

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
})
