import type { Schemas } from '#machines/api/client.ts'

/** A rate for every place, of which nothing is written yet. */
export const newRate: Schemas['DeliveryRate'] = {
  province_id: null,
  province: '',
  city_id: null,
  city: '',
  price: null,
  free_from: null,
  maximum_units: null,
  days: null,
  cutoff_hour: null,
  from_hour: null,
  to_hour: null,
}
