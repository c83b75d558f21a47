import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'

/** A browser with cookies and a network address of its own. */
export type Visitor = {
  origin: string
  cookies: ReadonlyMap<string, string>
  /** The typed client; throws the problem's code if a call is rejected. */
  api: Client<paths>
  /** Any other request of the shop, as a browser sends it; redirects are returned, not followed. */
  send: (path: string, init?: RequestInit) => Promise<Response>
}

export type Shopper = Visitor & { addressId: number }

/** A shopper with an account, a complete profile and an address, each with their own network address. */
export async function newShopper(origin: string, number: number): Promise<Shopper> {
  const visitor = newVisitor(origin, addressOf(number))
  const { api } = visitor
  const phone_number = `0936${String(number).padStart(7, '0')}`
  await api.POST('/accounts/request-otp/', { body: { phone_number } })
  const otp = await newestCode(visitor, phone_number)
  await api.POST('/accounts/verify/', { body: { phone_number, otp } })
  await api.PATCH('/profile/update/', {
    body: { first_name: 'مریم', last_name: 'رضایی', national_code: '0012345679' },
  })
  return { ...visitor, addressId: await addAddress(api, phone_number) }
}

/** Somebody who has not signed in, with this IP address. */
export function newVisitor(origin: string, address: string): Visitor {
  const cookies = new Map<string, string>()
  const request = async (input: string | Request, init?: RequestInit) => {
    const asked = new Request(input, { ...init, redirect: 'manual' })
    asked.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    asked.headers.set('x-forwarded-for', address)
    const response = await fetch(asked)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    if (response.status >= 400) throw await refusal(response)
    return response
  }
  return {
    origin,
    cookies,
    api: createClient<paths>({ baseUrl: `${origin}/api`, fetch: request }),
    send: (path, init) => request(new URL(path, origin).href, init),
  }
}

async function refusal(response: Response): Promise<Error> {
  const { pathname } = new URL(response.url)
  const { code } = /"code":"(?<code>\w+)"/.exec(await response.text())?.groups ?? {}
  return new Error(`${response.status} ${code ?? ''} ${pathname}`)
}

/** The code that the demo sent to this number last; empty if none. */
export async function newestCode({ send }: Pick<Visitor, 'send'>, phone: string): Promise<string> {
  const messages: { code?: string }[] = await (await send(`/dev/outbox?phone=${phone}`)).json()
  return messages[0]?.code ?? ''
}

async function addAddress(api: Client<paths>, phone: string): Promise<number> {
  const { data: provinces } = await api.GET('/accounts/list-province/')
  const provinceId = provinces?.[0]?.id ?? 0
  const { data: cities } = await api.GET('/accounts/list-city/{provinceId}/', {
    params: { path: { provinceId } },
  })
  const { data: address } = await api.POST('/profile/user-address/', {
    body: {
      title: 'خانه',
      province: provinceId,
      city: cities?.[0]?.id ?? 0,
      address: 'خیابان نمونه، پلاک ۱',
      postal_code: '1345678913',
      receiver_first_name: 'سارا',
      receiver_last_name: 'کریمی',
      receiver_national_code: '0499370899',
      receiver_phone_number: phone,
    },
  })
  return address?.id ?? 0
}

const addressOf = (number: number): string =>
  `10.${Math.floor(number / 65_536) % 256}.${Math.floor(number / 256) % 256}.${number % 256}`
