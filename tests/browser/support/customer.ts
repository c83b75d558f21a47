import createClient from 'openapi-fetch'
import type { Client as ApiClient } from 'openapi-fetch'
import { Client } from 'pg'
import type { paths } from '#api/schema.d.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { hashToken } from '#server/http/security/tokens.ts'
import { databaseOf } from './server.ts'
import { newestCode, shopper, type Device, type Shopper, type ShopperOptions } from './story.ts'
import { answer } from '#tests/support/shopper.ts'

/** A shopper with an account, signed in without a page, and the typed client that shares the browser's cookies. */
export type Customer = Shopper & { api: ApiClient<paths> }

/** The person that the tests sign up. */
export const person = { first_name: 'سارا', last_name: 'محمدی', national_code: '0012345679' }

/** Signs a fresh shopper up; the profile is complete by default. */
export async function customer(
  device: Device,
  { profile = true, ...options }: ShopperOptions & { profile?: boolean } = {},
): Promise<Customer> {
  const guest = await shopper(device, options)
  const api = clientOf(guest)
  await signUp({ ...guest, api })
  if (profile) await answer(api.PATCH('/profile/update/', { body: person }))
  return { ...guest, api }
}

/** Signs in with the code of the outbox; creates the account of a new number. */
export async function signUp({ api, phone, origin }: Customer): Promise<void> {
  await answer(api.POST('/accounts/request-otp/', { body: { phone_number: phone } }))
  const otp = await newestCode(phone, origin)
  await answer(api.POST('/accounts/verify/', { body: { otp, phone_number: phone } }))
}

/** The demo's owner or orders clerk, signed in without a page, in a browser of their own. */
export async function staffMember({
  as = 'staff',
  device = 'desktop',
  ...options
}: ShopperOptions & { as?: 'staff' | 'clerk'; device?: Device } = {}): Promise<Customer> {
  const guest = await shopper(device, options)
  const api = clientOf(guest)
  await signInStaff({ ...guest, api }, as)
  return { ...guest, api }
}

/**
 * Signs the demo's owner or orders clerk in with the password. The database says that the code was given: the tests sign in
 * more often than a number gets codes in an hour.
 */
export async function signInStaff(
  { api, origin }: Pick<Customer, 'api' | 'origin'>,
  as: 'staff' | 'clerk' = 'staff',
): Promise<void> {
  const { phone: phone_number, password } = demoAccounts[as]
  const body = { phone_number, password }
  const { tokens } = await answer(api.POST('/accounts/login_with_password/', { body }))
  const statement = 'update sessions set code_proven_at = now() where access_hash = $1'
  await inDatabase(origin, statement, hashToken(tokens.access))
}

/** Lifts the two-minute wait before a number can get another code. */
export async function resetCodeLimit({
  phone,
  origin,
}: Pick<Customer, 'phone' | 'origin'>): Promise<void> {
  await inDatabase(origin, 'delete from limit_hits where key = $1', `code:phone:${phone}`)
}

/** Makes the shop unable to read the profile of a customer: what needs it is answered with 500. */
export async function spoilProfile({
  phone,
  origin,
}: Pick<Customer, 'phone' | 'origin'>): Promise<void> {
  await inDatabase(origin, `update users set legal_info = '{}' where phone = $1`, phone)
}

/** Has the demo's clerk transfer a withdrawal, as a colleague with access to finance would. */
export const giveTransferToClerk = (origin: string, id: number): Promise<void> =>
  inDatabase(
    origin,
    `update withdrawals set transfer_by = (select id from users where phone = '${demoAccounts.clerk.phone}') where id = $1`,
    String(id),
  )

async function inDatabase(origin: string, statement: string, value: string): Promise<void> {
  const database = new Client({ connectionString: await databaseOf(origin) })
  await database.connect()
  await database.query(statement, [value])
  await database.end()
}

/** The contract's client with the cookies and the network address of a shopper's browser. */
export function clientOf({
  context,
  origin,
}: Pick<Shopper, 'context' | 'origin'>): ApiClient<paths> {
  return createClient<paths>({
    baseUrl: `${origin}/api`,
    fetch: async (request) => {
      const body = await request.text()
      const reply = await context.request.fetch(request.url, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        ...(body && { data: body }),
      })
      const status = reply.status()
      return new Response(status === 204 ? null : new Uint8Array(await reply.body()), {
        status,
        headers: reply.headersArray().map(({ name, value }): [string, string] => [name, value]),
      })
    },
  })
}

/** Puts a variant into the server's cart. */
export async function addItem({ api }: Customer, price_id: number, quantity = 1): Promise<void> {
  await answer(api.POST('/purchase/cart/add_item/', { body: { price_id, quantity } }))
}

/** Everything before the invoice, without a page: a line, and pickup at the eastern branch. */
export async function readyToPay(buyer: Customer, priceId: number, quantity = 1): Promise<void> {
  await addItem(buyer, priceId, quantity)
  const methods = await answer(buyer.api.GET('/purchase/shipping-method/'))
  const body = { shipping_method: methods.find(({ branch }) => branch === 'east')?.id ?? 0 }
  await answer(buyer.api.POST('/purchase/set-shipping-method/', { body }))
}

/** The customer's orders, newest first. */
export async function ordersOf({ api }: Customer) {
  return (await answer(api.GET('/purchase/v4/order/'))).results
}

/** The payments of an order, newest first. */
export async function paymentsOf({ api }: Customer, order: number) {
  return answer(api.GET('/payments/transaction/', { params: { query: { order } } }))
}
