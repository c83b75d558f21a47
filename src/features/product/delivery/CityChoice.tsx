import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { delivery } from '#i18n/fa/delivery.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { chooseDeliveryCity } from './delivery-city.ts'
import { citiesQuery, provincesQuery } from '#src/lib/api/places.queries.ts'

const words = delivery.form

type Place = { id: number; name: string }

/** Picks a province, then a city; stores the city and calls `onSelect`. */
export function CityChoice({ onSelect }: { onSelect: () => void }) {
  const api = useApi()
  const [province, setProvince] = useState<number | null>(null)
  const provinces = useQuery(provincesQuery(api))
  const cities = useQuery(citiesQuery(api, province))
  const failed = [provinces, cities].find(({ isLoadingError }) => isLoadingError)
  const choose = (id: string) => {
    const city = cities.data?.find((each) => String(each.id) === id)
    if (city === undefined) return
    chooseDeliveryCity(city)
    onSelect()
  }
  return (
    <div className={layout}>
      <SelectField
        label={words.province}
        prompt={words.provincePrompt}
        options={(provinces.data ?? []).toSorted(byName).map(optionOf)}
        value={province ?? ''}
        onChange={({ target }) => setProvince(target.value === '' ? null : Number(target.value))}
      />
      <SelectField
        label={words.city}
        prompt={cityPrompt(province !== null, cities.isFetching)}
        options={(cities.data ?? []).map(optionOf)}
        value=""
        disabled={cities.data === undefined}
        aria-busy={cities.isFetching || undefined}
        onChange={(event) => choose(event.target.value)}
      />
      {failed !== undefined && <Retry onRetry={() => void failed.refetch()} />}
    </div>
  )
}

function cityPrompt(hasProvince: boolean, isLoading: boolean): string {
  if (isLoading) return words.citiesLoading
  return hasProvince ? words.cityPrompt : words.cityWaits
}

const byName = (one: Place, other: Place) => one.name.localeCompare(other.name, 'fa')
const optionOf = ({ id, name }: Place) => ({ value: id, label: name })

const layout = css({ display: 'grid', gap: '4', paddingBlock: '2' })
