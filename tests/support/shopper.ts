import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions, users } from '#server/platform/db/schema/accounts.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'
import type { StaffRole } from '#server/schemas.ts'
import { post } from '#server/features/wallet/ledger.service.ts'
import type { TestClient } from './client.ts'
import { freshPhone, type TestShop } from './shop.ts'
import { transaction } from '#server/platform/db/transaction.ts'

export type Shopper = TestClient & { userId: number; phone: string }

/** The result of a call, or an error that names the problem's code. */
export async function answer<Data>(call: Promise<{ data?: Data; error?: Refused }>): Promise<Data> {
  const { data, error } = await call
  if (data === undefined) throw new Error(`refused: ${codeOf(error)}`)
  return data
}

/** The status and code with which a call is rejected; code null if it is not. */
export async function refusal(
  call: Promise<{ response: Response; error?: Refused }>,
): Promise<{ status: number; code: string | null }> {
  const { response, error } = await call
  return { status: response.status, code: codeOf(error) }
}

/** A problem, or a list that begins with the problem's code. */
type Refused = { code: string } | readonly string[]

function codeOf(error: Refused | undefined): string | null {
  if (error === undefined) return null
  return 'code' in error ? error.code : (error[0] ?? null)
}

/** A signed-in shopper whose profile is complete. */
export async function newShopper(shop: TestShop): Promise<Shopper> {
  const phone = freshPhone()
  const client = await shop.signIn(phone)
  const body = { first_name: 'مریم', last_name: 'رضایی', national_code: '0012345679' }
  await answer(client.api.PATCH('/profile/update/', { body }))
  const [user] = await shop.db.select().from(users).where(eq(users.phone, phone))
  return { ...client, phone, userId: user?.id ?? 0 }
}

/** A signed-in staff member, by default the owner, who has given password and code. */
export async function newStaff(shop: TestShop, ...roles: StaffRole[]): Promise<Shopper> {
  const phone = freshPhone()
  const client = await shop.signIn(phone)
  const [user] = await shop.db.select().from(users).where(eq(users.phone, phone))
  const userId = user?.id ?? 0
  const granted = roles.length > 0 ? roles : (['owner'] as const)
  await shop.db.insert(staffRoles).values(granted.map((role) => ({ userId, role })))
  await giveFactors(shop, userId)
  return { ...client, phone, userId }
}

/** Lets the sessions of an account count as those in which password and code were given, however far the clock goes. */
export async function giveFactors(shop: TestShop, userId: number): Promise<void> {
  const at = new Date(shop.clock.now() + 10 * 365 * 24 * 3600 * 1000)
  await shop.db
    .update(sessions)
    .set({ passwordProvenAt: at, codeProvenAt: at })
    .where(eq(sessions.userId, userId))
}

/** Adds an address as `sendAddress` sends it. Returns its id. */
export const addAddress = async (...to: Parameters<typeof sendAddress>): Promise<number> =>
  (await answer(sendAddress(...to))).id

/** Sends an address in the largest city of a province, by default the first one, Tabriz. */
export async function sendAddress(
  { api }: Pick<TestClient, 'api'>,
  inProvince?: string,
  postalCode = '1345678913',
) {
  const provinces = await answer(api.GET('/accounts/list-province/'))
  const province = provinces.find(({ name }) => name === (inProvince ?? name))
  const provinceId = province?.id ?? 0
  const path = { provinceId }
  const [city] = await answer(api.GET('/accounts/list-city/{provinceId}/', { params: { path } }))
  const body = {
    title: 'خانه',
    province: provinceId,
    city: city?.id ?? 0,
    address: 'خیابان نمونه، پلاک ۱',
    postal_code: postalCode,
    receiver_first_name: 'سارا',
    receiver_last_name: 'کریمی',
    receiver_national_code: '0499370899',
    receiver_phone_number: '09351234567',
  }
  return api.POST('/profile/user-address/', { body })
}

export type Methods = { courier: number; pickup: number }

/** The courier that the tests select. */
export const courier = { name: 'پست پیشتاز', price: 70_800, is_in_person: false }

/** The ids of that courier and of the eastern branch. */
export async function shippingMethodIds({ api }: TestClient): Promise<Methods> {
  const methods = await answer(api.GET('/purchase/shipping-method/'))
  return {
    courier: methods.find((method) => method.name === courier.name)?.id ?? 0,
    pickup: methods.find((method) => method.branch === 'east')?.id ?? 0,
  }
}

export const addItem = ({ api }: TestClient, price_id: number, quantity = 1) =>
  answer(api.POST('/purchase/cart/add_item/', { body: { price_id, quantity } }))

/** Fills the cart with these variants, for pickup. */
export async function fillCart(
  shopper: TestClient,
  lines: [variantId: number, quantity: number][],
): Promise<void> {
  for (const [variantId, quantity] of lines) await addItem(shopper, variantId, quantity)
  const { pickup } = await shippingMethodIds(shopper)
  const body = { shipping_method: pickup }
  await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
}

export type PlaceOptions = {
  wallet?: boolean
  key?: string
  addressId?: number | null
  expectedTotal?: number
  expectedPayable?: number
}

/** Sends the call that places the order. */
export function place(
  shopper: TestClient,
  { wallet, key, addressId, ...shown }: PlaceOptions = {},
) {
  return shopper.api.POST('/purchase/v4/order/', {
    params: {
      query: { use_wallet_funds: wallet ?? false },
      header: key === undefined ? {} : { 'Idempotency-Key': key },
    },
    body: {
      address_id: addressId ?? null,
      expected_total: shown.expectedTotal,
      expected_payable: shown.expectedPayable,
    },
  })
}

/** Fills a cart with one of a variant and orders it by courier to a new address. Returns the order's id. */
export async function orderByCourier(
  shopper: TestClient,
  variantId: number,
  postalCode?: string,
): Promise<number> {
  const { courier } = await shippingMethodIds(shopper)
  await addItem(shopper, variantId)
  const body = { shipping_method: courier }
  await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
  const addressId = await addAddress(shopper, undefined, postalCode)
  return (await answer(place(shopper, { addressId }))).order_id
}

/** Fills a cart for pickup and orders it. Returns the order's id. */
export async function order(
  shopper: TestClient,
  lines: [variantId: number, quantity: number][],
  options: PlaceOptions = {},
): Promise<number> {
  await fillCart(shopper, lines)
  return (await answer(place(shopper, options))).order_id
}

export const getOrder = ({ api }: Pick<TestClient, 'api'>, id: number) =>
  answer(api.GET('/purchase/v4/order/{id}/', { params: { path: { id } } }))

/** What staff do with a paid order until it is sent, or waits at the desk. */
export const movesToSent = [
  'staff.payment-checked',
  'staff.accepted',
  'staff.preparing',
  'staff.sent',
] as const

/** The staff hand an order over to its customer, who says its code. */
export async function handOver(
  staff: Pick<TestClient, 'api'>,
  buyer: Pick<TestClient, 'api'>,
  id: number,
) {
  const { pickup_code: code = '' } = await getOrder(buyer, id)
  const params = { path: { id }, header: { 'Idempotency-Key': `hand-over-${id}` } }
  return answer(
    staff.api.POST('/staff/pick-up/{id}/hand-over/', { params, body: { pickup_code: code } }),
  )
}

export const getCart = ({ api }: TestClient) => answer(api.GET('/purchase/cart/list_items_v2/'))

export async function getWallet({ api }: TestClient) {
  const [wallet] = await answer(api.GET('/wallet/wallet/'))
  return wallet
}

export const listPayments = ({ api }: TestClient, order: number) =>
  answer(api.GET('/payments/transaction/', { params: { query: { order } } }))

/** Credits a shopper's wallet: a withdrawable balance, and gift credit. */
export async function giveFunds(
  shop: TestShop,
  { userId }: Shopper,
  { balance = 0, storeCredit = 0 }: { balance?: number; storeCredit?: number },
): Promise<void> {
  const at = new Date(shop.clock.now())
  const movement = { kind: 'deposit', uniqueKey: randomUUID(), at } as const
  await transaction(shop.db, (tx) =>
    post(tx, movement, [
      { account: { kind: 'gateway' }, amount: -balance },
      { account: { kind: 'balance', userId }, amount: balance },
      { account: { kind: 'promotions' }, amount: -storeCredit },
      { account: { kind: 'store-credit', userId }, amount: storeCredit },
    ]),
  )
}

/** Starts the transfer of a withdrawal, without which nobody records it as paid. */
export const startTransfer = ({ api }: Pick<TestClient, 'api'>, id: number) =>
  answer(
    api.POST('/staff/withdrawal/{id}/transfer/', {
      params: { path: { id }, header: {} },
      body: { expected_staff_id: null },
    }),
  )
