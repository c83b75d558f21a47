import { useQuery } from '@tanstack/react-query'
import { staffDelivery } from '#i18n/fa/staff-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { citiesQuery, provincesQuery } from '#src/lib/api/places.queries.ts'
import { SelectField } from '#src/ui/SelectField.tsx'

const words = staffDelivery.rates

type Place = Pick<Schemas['DeliveryRate'], 'province_id' | 'province' | 'city_id' | 'city'>
type Choice = { id: number; name: string }
type Props = {
  place: Place
  error: string | undefined
  disabled: boolean
  onChange: (place: Place) => void
}

/** Every place, a province or a city. */
export function PlaceChoice({ place, error, disabled, onChange }: Props) {
  const api = useApi()
  const { province_id: provinceId, city_id: cityId } = place
  const { data: provinces } = useQuery(provincesQuery(api))
  const { data: cities } = useQuery(citiesQuery(api, provinceId))
  const ofProvince = { id: provinceId, name: place.province }
  const ofCity = { id: cityId, name: place.city }
  return (
    <>
      <SelectField
        label={words.province}
        prompt={words.everywhere}
        value={provinceId ?? ''}
        options={optionsOf(provinces, ofProvince)}
        error={error}
        disabled={disabled}
        onChange={({ target }) => {
          const { id, name } = chosenOf(provinces, target.value)
          onChange({ province_id: id, province: name, city_id: null, city: '' })
        }}
      />
      <SelectField
        label={words.city}
        prompt={words.anyCity}
        value={cityId ?? ''}
        options={optionsOf(cities, ofCity)}
        disabled={disabled || provinceId === null}
        onChange={({ target }) => {
          const { id, name } = chosenOf(cities, target.value)
          onChange({ ...place, city_id: id, city: name })
        }}
      />
    </>
  )
}

/** Until the list has arrived, the chosen place is all there is. */
function optionsOf(
  places: Choice[] | undefined,
  { id, name }: { id: number | null; name: string },
) {
  const own = id === null ? [] : [{ id, name }]
  return (places ?? own)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fa'))
    .map((place) => ({ value: place.id, label: place.name }))
}

function chosenOf(places: Choice[] | undefined, value: string) {
  const place = places?.find(({ id }) => String(id) === value)
  return { id: place?.id ?? null, name: place?.name ?? '' }
}
