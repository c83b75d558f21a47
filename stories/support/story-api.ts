import { mobile } from '#machines/fixtures.ts'
import type { Schemas } from '#machines/client.ts'
import { createApi, type Api } from '#src/api/client.ts'

const profile: Schemas['Profile'] = {
  first_name: 'نگار',
  last_name: 'رستمی',
  national_code: '0012345679',
  fida_code: null,
  phone_number: mobile,
  has_set_password: true,
  has_all_information: true,
  birthdate: null,
  email: null,
  card_number: null,
  iban: null,
  job: null,
  legal_info: null,
  image: null,
}

const replies: Record<string, unknown> = {
  '/api/profile/': profile,
  '/api/purchase/v4/order/': { results: [] },
}

/** The shop's client for views that stand still: it knows the customer of the fixtures, and nothing is ever changed. */
export function createStoryApi(): Api {
  return createApi(async ({ url }) => {
    const { pathname } = new URL(url)
    const reply = replies[pathname]
    if (reply === undefined) throw new Error(`no story answers ${pathname}`)
    return Response.json(reply)
  }, location.origin)
}
