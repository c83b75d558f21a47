import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { articleIdIn } from '#domain/content-article.ts'
import { emptyUser } from '#server/features/accounts/closure.queries.ts'
import { loadContract } from '#server/http/contract/document.ts'
import { filters, products } from '#server/platform/db/schema/catalogue.ts'
import { staffActions } from '#server/platform/db/schema/staff.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Schemas } from '#server/schemas.ts'
import { expectLogToBeReadable } from '#tests/support/audit.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { freshPhone } from '#tests/support/shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import { form, photo, sendPicture } from '#tests/support/files.ts'
import { importCodes } from '#tests/support/warranty-codes.ts'
import { newProductContent } from '#tests/support/product-content.ts'
import {
  answer,
  getOrder,
  giveFunds,
  handOver,
  newShopper,
  newStaff,
  order,
  orderByCourier,
  refusal,
  startTransfer,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const owner = await newStaff(shop, 'owner')
const shopper = await newShopper(shop)

type Subject = Schemas['StaffSubject']
type LogQuery = { subject?: Subject; subject_id?: number; staff_id?: number; before?: number }
const log = (query: LogQuery = {}) => owner.api.GET('/staff/action/', { params: { query } })

const path = (id: number) => ({ params: { path: { id } } })

async function paidOrder(): Promise<{ id: number; variant: number }> {
  const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
  const id = await order(shopper, [[variant, 1]])
  await payAtBank(shopper, id)
  return { id, variant }
}

const whiteVariant = {
  color_name: 'سفید',
  color_code: '#ffffff',
  price: 100_000,
  quantity: 0,
  low_stock: 2,
}

let viewsSaved = 0
async function savedView(): Promise<Schemas['StaffView']> {
  const name = `نمای ${(viewsSaved += 1)}`
  const body = { list: 'orders', name, query: 'status=SENDING', is_shared: false } as const
  const { results } = await answer(owner.api.POST('/staff/view/', { body }))
  const view = results.find((each) => each.name === name)
  if (view === undefined) throw new Error('the view was not saved')
  return view
}

async function createdProduct() {
  const { brands, categories } = await answer(owner.api.GET('/staff/catalogue/'))
  const code = `LOG-${freshPhone()}`
  const body = {
    sku: code,
    slug: code.toLowerCase(),
    variant: whiteVariant,
    content: {
      ...newProductContent({
        title: 'کابل',
        second_title: 'Cable',
        brand_id: brands[0]?.id ?? 0,
        category_id: categories.at(-1)?.id ?? 0,
      }),
      description: 'سفید و بلند',
      key_features: [{ title: 'طول', value: '۱ متر' }],
    },
  }
  const params = { header: {} }
  return { body, product: await answer(owner.api.POST('/staff/product/', { params, body })) }
}

function written(): Promise<Schemas['StaffMessage']> {
  const params = { header: { 'Idempotency-Key': `message-${freshPhone()}` } }
  const body = { title: 'سلام', text: 'خوش آمدید', link: null, customer_id: shopper.userId }
  return answer(owner.api.POST('/staff/message/', { params, body }))
}

async function importedCode(): Promise<{ id: number; code: string }> {
  const { product } = await createdProduct()
  const code = `FZ${freshPhone()}`
  const key = `import-${code}`
  const { id } = await answer(importCodes(owner, `${code},840213579046,${product.sku}`, key))
  return { id, code }
}

async function createdBrand(): Promise<{ id: number; name: string; english_name: string }> {
  const body = { name: 'برند آزمایشی', english_name: `Brand ${freshPhone()}` }
  const { results } = await answer(owner.api.POST('/staff/brand/', { body }))
  const made = results.find((each) => each.english_name === body.english_name)
  return { id: made?.id ?? 0, ...body }
}

async function createdCategory() {
  const body = {
    name: 'دستهٔ آزمایشی',
    slug: `log-${freshPhone()}`,
    parent_id: null,
    title_tag: 'عنوان',
    description_tag: 'توضیح',
    description: '',
    desktop_banner: null,
    mobile_banner: null,
    filters: [],
    place: 0,
  }
  const { categories } = await answer(owner.api.POST('/staff/category/', { body }))
  const made = categories.find(({ content }) => content.slug === body.slug)
  if (made === undefined) throw new Error('the category was not made')
  return made
}

async function uploadSheet(content: string): Promise<{ id: number }> {
  const part = { name: 'sheet', content, filename: 'prices.csv', type: 'text/csv' }
  const url = '/api/staff/product-import/'
  const reply = await owner.send({ method: 'POST', url, ...form([part]) })
  return reply.json<{ id: number }>()
}

async function comparedReport(): Promise<{ id: number }> {
  const content = `ref_id,amount (toman)\n${freshPhone()},1000\n`
  const part = { name: 'sheet', content, filename: 'report.csv', type: 'text/csv' }
  const gateway = shop.context.payments.gateways[0]?.code ?? ''
  const url = `/api/staff/payment-report/?gateway=${gateway}&from=2024-01-01&to=2024-01-01`
  const reply = await owner.send({ method: 'POST', url, ...form([part]) })
  return reply.json<{ id: number }>()
}

async function openTicket({ api }: Shopper): Promise<number> {
  const [category] = await answer(api.GET('/ticket/ticket-category/'))
  const body = { title: 'پرسش', category: category?.id ?? 0, text: 'سلام' }
  return (await answer(api.POST('/ticket/v3/ticket/', { params: { header: {} }, body }))).id
}

async function sendComment(): Promise<number> {
  const { api } = await newShopper(shop)
  const { results } = await answer(api.GET('/product/v2/product/'))
  const body = { stars: 5, text: 'خوب است', product_id: results[0]?.id ?? 0 }
  await answer(api.POST('/product/v3/comment/', { params: { header: {} }, body }))
  const query = { status: 'pending', page: 1 } as const
  const { page_count: page } = await answer(owner.api.GET('/staff/comment/', { params: { query } }))
  const last = await answer(
    owner.api.GET('/staff/comment/', { params: { query: { ...query, page } } }),
  )
  return last.results.at(-1)?.id ?? 0
}

/** Sends a request for installments and returns its id in the queue. */
async function sendRequest(): Promise<number> {
  const { api } = await newShopper(shop)
  const phone = freshPhone()
  const body = { name: 'نگار راد', phone_number: phone }
  await answer(api.POST('/installment/installment-request/', { body }))
  const params = { query: { search: phone } }
  return (await answer(owner.api.GET('/staff/request/', { params }))).results[0]?.id ?? 0
}

async function prepareReply(): Promise<{ id: number; title: string; text: string }> {
  const words = { title: `پیگیری ${freshPhone()}`, text: 'سلام' }
  const { results } = await answer(owner.api.POST('/staff/canned-reply/', { body: words }))
  return { id: results.find(({ title }) => title === words.title)?.id ?? 0, ...words }
}

async function askQuestion(): Promise<number> {
  const { results } = await answer(shopper.api.GET('/product/v2/product/'))
  const body = { text: `پرسش ${freshPhone()}`, product_id: results[0]?.id ?? 0 }
  const params = { header: {} }
  return (await answer(shopper.api.POST('/product/v1/question/', { params, body }))).id
}

async function sendAnswer(): Promise<number> {
  const id = await askQuestion()
  await answer(owner.api.POST('/staff/question/{id}/approve/', path(id)))
  const params = { path: { id }, header: {} }
  const body = { text: 'بله' }
  return (await answer(shopper.api.POST('/product/v1/question/{id}/answer/', { params, body }))).id
}

async function issuedCard(): Promise<{ id: number }> {
  const params = { header: { 'Idempotency-Key': `gift-cards-${freshPhone()}` } }
  const body = { count: 1, amount: 300_000, valid_days: null, reason: 'قرعه‌کشی' }
  const { issued: cards } = await answer(owner.api.POST('/staff/gift-card/', { params, body }))
  return { id: cards[0]?.id ?? 0 }
}

const newDiscount = () =>
  owner.api.POST('/staff/discount/', {
    params: { header: {} },
    body: {
      code: `LOG${freshPhone()}`,
      kind: 'fixed',
      value: 50_000,
      maximum: null,
      minimum_amount: 0,
      category_id: null,
      total_limit: 5,
      customer_limit: null,
      starts_at: null,
      expires_at: null,
      is_active: true,
    },
  })

const announced = { subject: 'content', id: 1 } as const

async function announcement() {
  const params = { path: { name: 'announcement' } } as const
  const { published, version } = await answer(owner.api.GET('/staff/content/{name}/', { params }))
  if (published.kind !== 'announcement') throw new Error('the announcement is another content')
  const body = { ...published, more: `پیام ${version + 1}` }
  return { params, published, body: { body, expected_version: version } }
}

async function begunArticle(): Promise<number> {
  const { name } = await answer(owner.api.POST('/staff/article/', { body: { title: 'مقاله' } }))
  return articleIdIn(name) ?? 0
}

async function planned(): Promise<Schemas['PricePlan']> {
  const id = await stocked({ kind: 'cable', price: 1_000_000 })
  const body = {
    percent: -10,
    target: 'all' as const,
    variants: [{ variant_id: id, price: 1_000_000, new_price: null }],
    starts_at: new Date(shop.clock.now() + 3_600_000).toISOString(),
    ends_at: null,
  }
  await answer(owner.api.POST('/staff/price-plan/', { params: { header: {} }, body }))
  const { results } = await answer(owner.api.GET('/staff/price-plan/'))
  const [latest] = results.toSorted((one, other) => other.id - one.id)
  if (latest === undefined) throw new Error('nothing is planned')
  return latest
}

/** A change of one price at once. */
async function changedPrices(): Promise<number> {
  const id = await stocked({ kind: 'cable', price: 1_000_000 })
  const variants = [{ variant_id: id, price: 1_000_000, new_price: null }]
  const { plan_id } = await answer(
    owner.api.POST('/staff/price-change/', {
      params: { header: {} },
      body: { percent: 10, target: 'all', variants },
    }),
  )
  return plan_id ?? 0
}

type Logged = {
  subject: Subject
  id: number
  before: object
  after: object
  /** What a publication changed; null if it says nothing. */
  content?: Schemas['StaffAction']['content']
  reason?: string
  /** The owner, if it says nothing. */
  by?: number
}

/** Each change that staff can make: makes it, and returns what the log has to say of it. */
async function askedWithdrawal(): Promise<number> {
  await giveFunds(shop, shopper, { balance: 500_000 })
  const { id } = await answer(
    shopper.api.POST('/wallet/withdrawal-request/', {
      params: { header: {} },
      body: { amount: 500_000, iban: '820540102680020817909002' },
    }),
  )
  return id
}

const changes: Record<string, () => Promise<Logged>> = {
  moveOrder: async () => {
    const { id } = await paidOrder()
    const body = { event: 'staff.payment-checked', reason: 'واریز دیده شد' } as const
    await answer(owner.api.POST('/staff/order/{id}/move/', { ...path(id), body }))
    const [before, after] = [{ status: 'NOT_CHECKED' }, { status: 'PAYMENT_VERIFIED' }]
    return { subject: 'order', id, before, after, reason: body.reason }
  },
  setParcelCode: async () => {
    const buyer = await newShopper(shop)
    const id = await orderByCourier(buyer, await stocked({ kind: 'cable', stock: 5 }))
    await payAtBank(buyer, id)
    for (const event of ['staff.payment-checked', 'staff.accepted', 'staff.preparing'] as const)
      await answer(owner.api.POST('/staff/order/{id}/move/', { ...path(id), body: { event } }))
    const body = { parcel_code: '987654321098765432101234', expected: null }
    await answer(owner.api.PUT('/staff/order/{id}/parcel-code/', { ...path(id), body }))
    const [before, after] = [{ parcel_code: null }, { parcel_code: body.parcel_code }]
    return { subject: 'order', id, before, after }
  },
  correctDelivery: async () => {
    const buyer = await newShopper(shop)
    const id = await orderByCourier(buyer, await stocked({ kind: 'cable', stock: 5 }))
    await payAtBank(buyer, id)
    const { delivery: expected } = await answer(owner.api.GET('/staff/order/{id}/', path(id)))
    if (expected === null) throw new Error('the delivery cannot be corrected')
    const reason = 'مشتری تماس گرفت'
    const body = { delivery: { ...expected, first_name: 'ساره' }, expected, reason }
    await answer(owner.api.PUT('/staff/order/{id}/delivery/', { ...path(id), body }))
    const [before, after] = [{ first_name: expected.first_name }, { first_name: 'ساره' }]
    return { subject: 'order', id, before, after, reason }
  },
  recordPrint: async () => {
    const { id } = await paidOrder()
    const last_corrections = [{ order_id: id, correction_id: null }]
    const body = { kind: 'labels', last_corrections } as const
    expect((await owner.api.POST('/staff/order-print/', { body })).response.status).toBe(204)
    const after = { printed: 'labels', correction_id: null }
    return { subject: 'order', id, before: {}, after }
  },
  addOrderNote: async () => {
    const { id } = await paidOrder()
    const params = { path: { id }, header: {} }
    await answer(owner.api.POST('/staff/order/{id}/note/', { params, body: { text: 'شکننده' } }))
    return { subject: 'order', id, before: {}, after: {} }
  },
  deleteOrderNote: async () => {
    const { id } = await paidOrder()
    const params = { path: { id }, header: {} }
    const body = { text: 'شکننده' }
    const { notes } = await answer(owner.api.POST('/staff/order/{id}/note/', { params, body }))
    const path = { id, note: notes[0]?.id ?? 0 }
    await answer(owner.api.DELETE('/staff/order/{id}/note/{note}/', { params: { path } }))
    return { subject: 'order', id, before: {}, after: {} }
  },
  moveOrders: async () => {
    const { id } = await paidOrder()
    const body = { orders: [{ id, expected_status: 'NOT_CHECKED' as const }] }
    const header = { 'Idempotency-Key': `move-orders-${id}` }
    await answer(owner.api.POST('/staff/order-move/', { params: { header }, body }))
    const [before, after] = [{ status: 'NOT_CHECKED' }, { status: 'PAYMENT_VERIFIED' }]
    return { subject: 'order', id, before, after }
  },
  handOverOrder: async () => {
    const { id } = await paidOrder()
    for (const step of ['payment-checked', 'accepted', 'preparing', 'sent'] as const) {
      const body = { event: `staff.${step}` } as const
      await answer(owner.api.POST('/staff/order/{id}/move/', { ...path(id), body }))
    }
    const { pickup_code: code = '' } = await getOrder(shopper, id)
    const params = { path: { id }, header: { 'Idempotency-Key': `hand-over-${id}` } }
    const body = { pickup_code: code }
    await answer(owner.api.POST('/staff/pick-up/{id}/hand-over/', { params, body }))
    const [before, after] = [{ status: 'SENDING' }, { status: 'DELIVERED' }]
    return { subject: 'order', id, before, after }
  },
  sendStaffMessage: async () => {
    const { id } = await written()
    const after = { title: 'سلام', text: 'خوش آمدید', link: null, readers: 1 }
    return { subject: 'message', id, before: {}, after }
  },
  withdrawStaffMessage: async () => {
    const { id } = await written()
    const params = { path: { id }, header: { 'Idempotency-Key': `withdraw-${id}` } }
    const body = { reason: 'اشتباه بود' }
    await answer(owner.api.POST('/staff/message/{id}/withdraw/', { params, body }))
    const before = { withdrawn_at: null }
    const after = { withdrawn_at: new Date(shop.clock.now()).toISOString() }
    return { subject: 'message', id, before, after, reason: body.reason }
  },
  importWarrantyCodes: async () => {
    const { id } = await importedCode()
    return { subject: 'warranty_import', id, before: {}, after: { codes: 1 } }
  },
  revokeWarrantyCode: async () => {
    const { code } = await importedCode()
    const device = await answer(owner.api.POST('/staff/device/', { body: { lookup: code } }))
    const { id } = device
    const params = { path: { id }, header: { 'Idempotency-Key': `revoke-${code}` } }
    const body = { reason: 'کارت گم شده است', expected_registered: false }
    await answer(owner.api.POST('/staff/device/{id}/revoke/', { params, body }))
    const before = { revoked_at: null }
    const after = { revoked_at: new Date(shop.clock.now()).toISOString() }
    return { subject: 'warranty_code', id, before, after, reason: body.reason }
  },
  refundOrder: async () => {
    const { id } = await paidOrder()
    const { refund_left: left } = await answer(owner.api.GET('/staff/order/{id}/', path(id)))
    const body = { amount: 1_000, destination: 'wallet', reason: 'تأخیر در ارسال' } as const
    await answer(owner.api.POST('/staff/order/{id}/refund/', { ...path(id), body }))
    const before = { refund_left: left.total, bank_tracking_code: null }
    const after = { ...before, refund_left: left.total - body.amount }
    return { subject: 'order', id, before, after, reason: body.reason }
  },
  moveReturn: async () => {
    const { id: orderId, variant } = await paidOrder()
    for (const step of ['payment-checked', 'accepted', 'preparing', 'sent'] as const) {
      const body = { event: `staff.${step}` } as const
      await answer(owner.api.POST('/staff/order/{id}/move/', { ...path(orderId), body }))
    }
    await handOver(owner, shopper, orderId)
    const { returns } = await answer(
      shopper.api.POST('/purchase/v4/order/{id}/return/', {
        ...path(orderId),
        body: { items: [{ price_id: variant, quantity: 1 }], reason: 'defective' },
      }),
    )
    const id = returns[0]?.id ?? 0
    const body = { event: 'staff.refused', comment: 'آسیب از ضربه است' } as const
    await answer(owner.api.POST('/staff/return/{id}/move/', { ...path(id), body }))
    const [before, after] = [{ status: 'REQUESTED' }, { status: 'REFUSED' }]
    return { subject: 'return', id, before, after, reason: body.comment }
  },
  moveWithdrawal: async () => {
    const id = await askedWithdrawal()
    const body = { event: 'staff.paid', bank_tracking_code: '140509' } as const
    await startTransfer(owner, id)
    await answer(owner.api.POST('/staff/withdrawal/{id}/move/', { ...path(id), body }))
    const before = { status: 'PENDING', bank_tracking_code: null }
    const after = { status: 'SUCCESSFUL', bank_tracking_code: '140509' }
    return { subject: 'withdrawal', id, before, after }
  },
  startWithdrawalTransfer: async () => {
    const id = await askedWithdrawal()
    await startTransfer(owner, id)
    const [before, after] = [{ assignee: null }, { assignee: owner.userId }]
    return { subject: 'withdrawal', id, before, after }
  },
  releaseWithdrawalTransfer: async () => {
    const id = await askedWithdrawal()
    await startTransfer(owner, id)
    await answer(owner.api.POST('/staff/withdrawal/{id}/transfer/release/', path(id)))
    const [before, after] = [{ assignee: owner.userId }, { assignee: null }]
    return { subject: 'withdrawal', id, before, after }
  },
  payOutUnclaimed: async () => {
    const leaving = await newShopper(shop)
    const id = leaving.userId
    await transaction(shop.db, (tx) => emptyUser(tx, id, new Date(shop.clock.now())))
    await giveFunds(shop, leaving, { balance: 90_000 })
    const params = { path: { id }, header: { 'Idempotency-Key': `unclaimed-${id}` } }
    const body = { amount: 50_000, bank_tracking_code: '140510', reason: 'با شبای خودش' }
    await answer(owner.api.POST('/staff/unclaimed/{id}/pay-out/', { params, body }))
    const before = { unclaimed: 90_000, bank_tracking_code: null }
    const after = { unclaimed: 40_000, bank_tracking_code: '140510' }
    return { subject: 'wallet', id, before, after, reason: body.reason }
  },
  adjustStoreCredit: async () => {
    const body = { phone_number: shopper.phone, amount: 50_000, comment: 'جبران تأخیر' }
    const { store_credit: after } = await answer(owner.api.POST('/staff/wallet/credit/', { body }))
    return {
      subject: 'wallet',
      id: shopper.userId,
      before: { store_credit: after - body.amount },
      after: { store_credit: after },
      reason: body.comment,
    }
  },
  approveComment: async () => {
    const id = await sendComment()
    await answer(owner.api.POST('/staff/comment/{id}/approve/', path(id)))
    return {
      subject: 'comment',
      id,
      before: { status: 'pending' },
      after: { status: 'approved' },
    }
  },
  refuseComment: async () => {
    const id = await sendComment()
    const body = { refusal_reason: 'تکراری است' }
    await answer(owner.api.POST('/staff/comment/{id}/refuse/', { ...path(id), body }))
    const [before, after] = [{ status: 'pending' }, { status: 'refused' }]
    return { subject: 'comment', id, before, after, reason: body.refusal_reason }
  },
  replyToComment: async () => {
    const id = await sendComment()
    const body = { text: 'سپاس' }
    await answer(owner.api.POST('/staff/comment/{id}/reply/', { ...path(id), body }))
    return { subject: 'comment', id, before: {}, after: {} }
  },
  approveQuestion: async () => {
    const id = await askQuestion()
    await answer(owner.api.POST('/staff/question/{id}/approve/', path(id)))
    return { subject: 'question', id, before: { status: 'pending' }, after: { status: 'approved' } }
  },
  refuseQuestion: async () => {
    const id = await askQuestion()
    const body = { refusal_reason: 'تکراری است' }
    await answer(owner.api.POST('/staff/question/{id}/refuse/', { ...path(id), body }))
    const [before, after] = [{ status: 'pending' }, { status: 'refused' }]
    return { subject: 'question', id, before, after, reason: body.refusal_reason }
  },
  approveAnswer: async () => {
    const id = await sendAnswer()
    await answer(owner.api.POST('/staff/answer/{id}/approve/', path(id)))
    return { subject: 'answer', id, before: { status: 'pending' }, after: { status: 'approved' } }
  },
  refuseAnswer: async () => {
    const id = await sendAnswer()
    const body = { refusal_reason: 'تکراری است' }
    await answer(owner.api.POST('/staff/answer/{id}/refuse/', { ...path(id), body }))
    const [before, after] = [{ status: 'pending' }, { status: 'refused' }]
    return { subject: 'answer', id, before, after, reason: body.refusal_reason }
  },
  verifyStaffPassword: async () => {
    const { api, userId: id, phone } = await newStaff(shop, 'orders')
    const password = 'Turquoise!1'
    const body = { new_password: password, confirm_password: password }
    await answer(api.POST('/accounts/set_password/', { body }))
    // It counts at once only after an owner has confirmed the roles.
    const roles: Schemas['StaffRole'][] = ['orders']
    const confirmed = { phone_number: phone, roles, expected_roles: roles, reason: '' }
    await answer(owner.api.PUT('/staff/member/', { body: confirmed }))
    await answer(api.POST('/staff/verification/password/', { body: { password } }))
    return { by: id, subject: 'member', id, before: {}, after: {} }
  },
  verifyStaffOtp: async () => {
    const { api, userId: id, phone } = await newStaff(shop, 'orders')
    shop.clock.advance(121)
    await answer(api.POST('/staff/verification/request-otp/'))
    await answer(api.POST('/staff/verification/', { body: { otp: await shop.lastCode(phone) } }))
    return { by: id, subject: 'member', id, before: {}, after: {} }
  },
  setStaffRoles: async () => {
    const { phone, userId: id } = await newShopper(shop)
    const roles: Schemas['StaffRole'][] = ['orders', 'finance']
    const body = { phone_number: phone, roles, expected_roles: [], reason: 'همکار تازه' }
    await answer(owner.api.PUT('/staff/member/', { body }))
    const [before, after] = [{ roles: null }, { roles: 'finance orders' }]
    return { subject: 'member', id, before, after, reason: body.reason }
  },
  answerTicket: async () => {
    const id = await openTicket(shopper)
    const body = { text: 'بفرمایید' }
    await answer(owner.api.POST('/staff/ticket/{id}/reply/', { ...path(id), body }))
    const [before, after] = [{ status: 'OPEN' }, { status: 'OPEN' }]
    return { subject: 'ticket', id, before, after }
  },
  closeTicket: async () => {
    const id = await openTicket(shopper)
    await answer(owner.api.POST('/staff/ticket/{id}/close/', path(id)))
    const [before, after] = [{ status: 'OPEN' }, { status: 'CLOSED' }]
    return { subject: 'ticket', id, before, after }
  },
  assignTicket: async () => {
    const id = await openTicket(shopper)
    const body = { assignee: owner.userId, expected_assignee: null }
    await answer(owner.api.PUT('/staff/ticket/{id}/assignee/', { ...path(id), body }))
    const [before, after] = [{ assignee: null }, { assignee: owner.userId }]
    return { subject: 'ticket', id, before, after }
  },
  openCustomer: async () => {
    const { phone, userId: id } = await newShopper(shop)
    await answer(owner.api.POST('/staff/customer/', { body: { lookup: phone } }))
    return { subject: 'customer', id, before: {}, after: {} }
  },
  createStaffView: async () => {
    const { id, name } = await savedView()
    return { subject: 'view', id, before: {}, after: { name, is_shared: false } }
  },
  updateStaffView: async () => {
    const { id, name, query } = await savedView()
    const body = { name, query, is_shared: true, expected_version: 1 }
    await answer(owner.api.PUT('/staff/view/{id}/', { ...path(id), body }))
    return {
      subject: 'view',
      id,
      before: { name, is_shared: false },
      after: { name, is_shared: true },
    }
  },
  deleteStaffView: async () => {
    const { id, name } = await savedView()
    await answer(owner.api.DELETE('/staff/view/{id}/', path(id)))
    const after = { name: null, is_shared: null }
    return { subject: 'view', id, before: { name, is_shared: false }, after }
  },
  createCannedReply: async () => {
    const { id, ...after } = await prepareReply()
    return { subject: 'canned_reply', id, before: {}, after }
  },
  updateCannedReply: async () => {
    const { id, ...before } = await prepareReply()
    const after = { ...before, text: 'سلام {نام}' }
    const body = { ...after, expected_version: 1 }
    await answer(owner.api.PUT('/staff/canned-reply/{id}/', { ...path(id), body }))
    return { subject: 'canned_reply', id, before, after }
  },
  deleteCannedReply: async () => {
    const { id, ...before } = await prepareReply()
    await answer(owner.api.DELETE('/staff/canned-reply/{id}/', path(id)))
    return { subject: 'canned_reply', id, before, after: { title: null, text: null } }
  },
  assignRequest: async () => {
    const id = await sendRequest()
    const body = { assignee: owner.userId, expected_assignee: null }
    await answer(owner.api.PUT('/staff/request/{id}/assignee/', { ...path(id), body }))
    const [before, after] = [{ assignee: null }, { assignee: owner.userId }]
    return { subject: 'request', id, before, after }
  },
  moveRequest: async () => {
    const id = await sendRequest()
    const reason = 'شماره اشتباه است'
    const body = { event: 'staff.declined', expected_status: 'NEW', reason } as const
    await answer(owner.api.POST('/staff/request/{id}/move/', { ...path(id), body }))
    const [before, after] = [{ status: 'NEW' }, { status: 'DECLINED' }]
    return { subject: 'request', id, before, after, reason }
  },
  addRequestNote: async () => {
    const id = await sendRequest()
    const body = { text: 'پاسخ نداد', last_entry: null }
    await answer(owner.api.POST('/staff/request/{id}/note/', { ...path(id), body }))
    return { subject: 'request', id, before: {}, after: {} }
  },
  answerRequest: async () => {
    const id = await sendRequest()
    const body = { text: 'تماس می‌گیریم', last_entry: null }
    await answer(owner.api.POST('/staff/request/{id}/answer/', { ...path(id), body }))
    const [before, after] = [{ status: 'NEW' }, { status: 'IN_PROGRESS' }]
    return { subject: 'request', id, before, after }
  },
  createPaymentReport: async () => {
    const { id } = await comparedReport()
    const after = { file: 'report.csv', matched: 0, differences: 1 }
    return { subject: 'payment_report', id, before: {}, after }
  },
  notePaymentDifference: async () => {
    const { id: reportId } = await comparedReport()
    const query = { params: { path: { id: reportId }, query: {} } }
    const { results } = await answer(owner.api.GET('/staff/payment-report/{id}/', query))
    const id = results[0]?.id ?? 0
    const params = { path: { id }, header: {} }
    const body = { reason: 'بانک برگرداند', is_settled: true }
    await answer(owner.api.POST('/staff/payment-difference/{id}/', { params, body }))
    const [before, after] = [{ settled: false }, { settled: true }]
    return { subject: 'payment_difference', id, before, after, reason: body.reason }
  },
  issueGiftCards: async () => {
    const { id } = await issuedCard()
    const after = { amount: 300_000, codes: 1 }
    return { subject: 'gift_card', id, before: {}, after, reason: 'قرعه‌کشی' }
  },
  revokeGiftCard: async () => {
    const { id } = await issuedCard()
    const params = { path: { id }, header: {} }
    const body = { reason: 'اشتباه بود' }
    await answer(owner.api.POST('/staff/gift-card/{id}/revoke/', { params, body }))
    const after = { state: 'revoked', amount: 300_000 }
    return { subject: 'gift_card', id, before: { state: 'unused' }, after, reason: body.reason }
  },
  revokeGiftCardIssue: async () => {
    const header = { 'Idempotency-Key': `gift-cards-${freshPhone()}` }
    const terms = { count: 2, amount: 300_000, valid_days: null, reason: 'قرعه‌کشی' }
    const { issued } = await answer(
      owner.api.POST('/staff/gift-card/', { params: { header }, body: terms }),
    )
    const id = issued[0]?.id ?? 0
    const params = { path: { id }, header: { 'Idempotency-Key': `revoke-${freshPhone()}` } }
    const body = { reason: 'اشتباه بود' }
    await answer(owner.api.POST('/staff/gift-card/{id}/revoke-issue/', { params, body }))
    const after = { state: 'revoked', amount: 300_000, codes: 2 }
    return { subject: 'gift_card', id, before: { state: 'unused' }, after, reason: body.reason }
  },
  createDiscount: async () => {
    const { id, terms } = await answer(newDiscount())
    return { subject: 'discount', id, before: {}, after: terms }
  },
  updateDiscount: async () => {
    const { id, terms: expected } = await answer(newDiscount())
    const terms = { ...expected, is_active: false }
    const params = { path: { id }, header: {} }
    const body = { terms, expected }
    await answer(owner.api.PUT('/staff/discount/{id}/', { params, body }))
    return { subject: 'discount', id, before: expected, after: terms }
  },
  saveContentDraft: async () => {
    const { body, params } = await announcement()
    await answer(owner.api.PUT('/staff/content/{name}/draft/', { params, body }))
    return { ...announced, before: { draft: false }, after: { draft: true } }
  },
  dropContentDraft: async () => {
    const { body, params } = await announcement()
    await answer(owner.api.PUT('/staff/content/{name}/draft/', { params, body }))
    await answer(owner.api.DELETE('/staff/content/{name}/draft/', { params }))
    return { ...announced, before: { draft: true }, after: { draft: false } }
  },
  publishContent: async () => {
    const { body, params, published } = await announcement()
    await answer(owner.api.POST('/staff/content/{name}/publish/', { params, body }))
    const version = body.expected_version
    const content = { before: published, after: body.body }
    return { ...announced, before: { version }, after: { version: version + 1 }, content }
  },
  createArticle: async () => {
    const id = await begunArticle()
    return { subject: 'article', id, before: {}, after: { title: 'مقاله' } }
  },
  removeArticle: async () => {
    const id = await begunArticle()
    const params = { path: { id }, header: { 'Idempotency-Key': `remove-article-${id}` } }
    const body = { reason: 'تکراری است', expected_version: 0 }
    await answer(owner.api.POST('/staff/article/{id}/remove/', { params, body }))
    const [before, after] = [{ title: 'مقاله' }, { title: null }]
    return { subject: 'article', id, before, after, reason: body.reason }
  },
  uploadContentPicture: async () => {
    const { params } = await announcement()
    const { payload, headers } = form([
      { name: 'file', content: await photo(), filename: 'a.jpg', type: 'image/jpeg' },
    ])
    const url = `/api/staff/content/${params.path.name}/picture/`
    const reply = await owner.send({ method: 'POST', url, payload, headers })
    const { address } = reply.json<{ address: string }>()
    return { ...announced, before: {}, after: { picture: address } }
  },
  undoContent: async () => {
    const { body, params, published } = await announcement()
    const { version } = await answer(
      owner.api.POST('/staff/content/{name}/publish/', { params, body }),
    )
    const undo = { params, body: { expected_version: version } }
    await answer(owner.api.POST('/staff/content/{name}/undo/', undo))
    const content = { before: body.body, after: published }
    return { ...announced, before: { version }, after: { version: version + 1 }, content }
  },
  updateVariant: async () => {
    const id = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    const [body, reason] = [{ price: 900_000 }, 'نرخ تازه']
    await answer(
      owner.api.PATCH('/staff/variants/{id}/', { ...path(id), body: { ...body, reason } }),
    )
    const before = {
      price: 1_000_000,
      new_price: null,
      expire_time: null,
      quantity: 5,
      is_hidden: false,
      low_stock: 2,
    }
    return { subject: 'variant', id, before, after: { ...before, ...body }, reason }
  },
  createProduct: async () => {
    const { body, product } = await createdProduct()
    return {
      subject: 'product',
      id: product.id,
      before: {},
      after: {
        sku: body.sku,
        slug: body.slug,
        title: 'کابل',
        second_title: 'Cable',
        brand: product.brand.name,
        category: product.category.name,
        warranty: null,
        is_used: false,
        is_active: false,
        description: 'سفید و بلند',
        key_features: 'طول: ۱ متر',
        specifications: '',
        highlights: '',
        used_details: '',
        facts: '',
        similar: '',
        color: 'سفید',
        price: 100_000,
        quantity: 0,
        low_stock: 2,
      },
    }
  },
  updateProduct: async () => {
    const { product } = await createdProduct()
    const { id, content: expected } = product
    const content = { ...expected, title: 'کابل بلند', key_features: [] }
    const body = { content, expected, reason: 'نام تازه' }
    await answer(owner.api.PUT('/staff/product/{id}/', { ...path(id), body }))
    const before = { title: 'کابل', key_features: 'طول: ۱ متر' }
    const after = { title: 'کابل بلند', key_features: '' }
    return { subject: 'product', id, before, after, reason: body.reason }
  },
  createVariant: async () => {
    const { product } = await createdProduct()
    const body = { ...whiteVariant, color_name: 'سیاه', color_code: '#000000' }
    const params = { path: { id: product.id }, header: {} }
    const { variants } = await answer(
      owner.api.POST('/staff/product/{id}/variants/', { params, body }),
    )
    const after = { color: 'سیاه', price: 100_000, quantity: 0, low_stock: 2 }
    return { subject: 'variant', id: variants.at(-1)?.id ?? 0, before: {}, after }
  },
  addProductPicture: async () => {
    const { product } = await createdProduct()
    expect((await sendPicture(owner, product.id, await photo())).statusCode).toBe(201)
    const [before, after] = [{ pictures: '' }, { pictures: 'کابل' }]
    return { subject: 'product', id: product.id, before, after }
  },
  setProductPictures: async () => {
    const { product } = await createdProduct()
    const sent = await sendPicture(owner, product.id, await photo())
    const { pictures: expected } = sent.json<Schemas['StaffProduct']>()
    const pictures = expected.map((each) => ({ ...each, alt_text: 'کابل، از بالا' }))
    const body = { pictures, expected }
    await answer(owner.api.PUT('/staff/product/{id}/pictures/', { ...path(product.id), body }))
    const [before, after] = [{ pictures: 'کابل' }, { pictures: 'کابل، از بالا' }]
    return { subject: 'product', id: product.id, before, after }
  },
  createBrand: async () => {
    const { id, ...after } = await createdBrand()
    return { subject: 'brand', id, before: {}, after }
  },
  updateBrand: async () => {
    const { id, ...before } = await createdBrand()
    const after = { ...before, name: 'برند دیگر' }
    const body = { brand: after, expected: before }
    await answer(owner.api.PUT('/staff/brand/{id}/', { ...path(id), body }))
    return { subject: 'brand', id, before, after }
  },
  updateCategory: async () => {
    const { categories } = await answer(owner.api.GET('/staff/category/'))
    const [category] = categories
    if (category === undefined) throw new Error('the demo has none')
    const { id, content: expected } = category
    const body = { category: { ...expected, name: 'نام دیگر' }, expected }
    await answer(owner.api.PUT('/staff/category/{id}/', { ...path(id), body }))
    const same = { title_tag: expected.title_tag, description: expected.description, place: 1 }
    return {
      subject: 'category',
      id,
      before: expect.objectContaining({ ...same, name: expected.name }),
      after: expect.objectContaining({ ...same, name: 'نام دیگر' }),
    }
  },
  createCategory: async () => {
    const { id, content } = await createdCategory()
    return {
      subject: 'category',
      id,
      before: {},
      after: expect.objectContaining({ name: content.name, slug: content.slug, parent: null }),
    }
  },
  showCategory: async () => {
    const { id } = await createdCategory()
    const body = { is_hidden: true }
    const params = { ...path(id).params, header: {} }
    await answer(owner.api.PUT('/staff/category/{id}/visibility/', { params, body }))
    return { subject: 'category', id, before: { is_hidden: false }, after: { is_hidden: true } }
  },
  deleteCategory: async () => {
    const { id, content } = await createdCategory()
    const params = { ...path(id).params, header: {} }
    await answer(owner.api.DELETE('/staff/category/{id}/', { params }))
    const before = { name: content.name, slug: content.slug }
    return { subject: 'category', id, before, after: { name: null, slug: null } }
  },
  moveProducts: async () => {
    const { product } = await createdProduct()
    const category = await createdCategory()
    const products = [{ id: product.id, category_id: product.category.id }]
    const body = { category_id: category.id, chosen: { products } }
    await answer(owner.api.POST('/staff/product-category/', { params: { header: {} }, body }))
    const before = { category: product.category.name }
    return {
      subject: 'product',
      id: product.id,
      before,
      after: { category: category.content.name },
    }
  },
  updateFilter: async () => {
    const known = await answer(owner.api.GET('/staff/category/'))
    const filter = known.filters.find(({ key }) => key === 'esim')
    if (filter === undefined) throw new Error('the shop has none')
    const params = { path: { key: 'esim' } }
    const body = { filter: { name: 'سیم‌کارت', values: [] }, expected: filter.content }
    await answer(owner.api.PUT('/staff/filter/{key}/', { params, body }))
    const [row] = await shop.db.select().from(filters).where(eq(filters.key, 'esim'))
    return {
      subject: 'filter',
      id: row?.id ?? 0,
      before: { name: filter.content.name, values: '' },
      after: { name: 'سیم‌کارت', values: '' },
    }
  },
  createListExport: async () => {
    const body = { list: 'products', format: 'csv', search: 'کابل' } as const
    const params = { header: {} }
    const { id } = await answer(owner.api.POST('/staff/export/', { params, body }))
    return { subject: 'export', id, before: {}, after: body }
  },
  createProductImport: async () => {
    const { id } = await uploadSheet('sku,stock\nA,1\nB,2\n')
    return { subject: 'import', id, before: {}, after: { file: 'prices.csv', rows: 2 } }
  },
  applyProductImport: async () => {
    const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    const { id } = await uploadSheet(`variant id,stock\n${variant},7\n`)
    const columns = {
      fields: ['variant_id' as const, 'stock' as const],
      price_unit: 'toman' as const,
    }
    const { check_id } = await answer(
      owner.api.POST('/staff/product-import/{id}/check/', { ...path(id), body: columns }),
    )
    const body = { check_id, reason: 'شمارش انبار' }
    const params = { path: { id }, header: {} }
    await answer(owner.api.POST('/staff/product-import/{id}/apply/', { params, body }))
    const after = { file: 'prices.csv', variants: 1 }
    return { subject: 'import', id, before: {}, after, reason: body.reason }
  },
  planPrices: async () => {
    const plan = await planned()
    const after = { percent: -10, starts_at: plan.starts_at, ends_at: null, variants: 1 }
    return { subject: 'price_plan', id: plan.id, before: {}, after }
  },
  cancelPricePlan: async () => {
    const { id } = await planned()
    await answer(owner.api.POST('/staff/price-plan/{id}/cancel/', path(id)))
    const [before, after] = [{ status: 'planned' }, { status: 'cancelled' }]
    return { subject: 'price_plan', id, before, after }
  },
  changePrices: async () => {
    const id = await stocked({ kind: 'cable', price: 1_000_000 })
    const variants = [{ variant_id: id, price: 1_000_000, new_price: null }]
    const body = { percent: 10, target: 'all', variants, reason: 'نرخ تازه' } as const
    await answer(
      owner.api.POST('/staff/price-change/', {
        params: { header: {} },
        body: { ...body, variants: [...variants] },
      }),
    )
    const before = { price: 1_000_000, new_price: null, expire_time: null }
    return {
      subject: 'variant',
      id,
      before,
      after: { ...before, price: 1_100_000 },
      reason: body.reason,
    }
  },
  undoPriceChange: async () => {
    const id = await changedPrices()
    const header = { 'Idempotency-Key': `undo-${freshPhone()}` }
    await answer(
      owner.api.POST('/staff/price-plan/{id}/undo/', { params: { path: { id }, header } }),
    )
    const after = { status: 'returned', returned: 1, kept: 0 }
    return { subject: 'price_plan', id, before: { status: 'done' }, after }
  },
}

const isGoods = (subject: string) => subject === 'product' || subject === 'variant'
/** What the log says of the goods that a change was about. */
const goodsOf = (subject: string): unknown => (isGoods(subject) ? expect.any(Object) : null)

const named = new Set(['brand', 'category', 'filter', 'canned_reply', 'view', 'discount'])
/** What the log calls another subject, even if the change removed it. */
const nameOf = (subject: string): unknown =>
  named.has(subject) ? expect.stringMatching(/./) : null

describe('the log of what staff did', () => {
  it.each(Object.entries(changes))(
    'has %s with its fields before and after',
    async (name, make) => {
      const made = await make()
      const { subject, id, before, after, content = null, reason = null, by = owner.userId } = made
      const { results } = await answer(log({ subject, subject_id: id }))
      expect(results[0]).toEqual({
        id: expect.any(Number),
        at: new Date(shop.clock.now()).toISOString(),
        staff_id: by,
        first_name: null,
        last_name: null,
        action: name,
        subject,
        subject_id: id,
        people: expect.any(Array),
        goods: goodsOf(subject),
        name: nameOf(subject),
        before,
        after,
        content,
        reason,
      })
    },
  )

  it('names the people and the goods that it is about', async () => {
    const variant = await stocked({ kind: 'cable', price: 1_000_000 })
    const body = { price: 1_200_000 }
    await answer(owner.api.PATCH('/staff/variants/{id}/', { ...path(variant), body }))
    const ofVariant = await answer(log({ subject: 'variant', subject_id: variant }))
    expect(ofVariant.results[0]?.goods).toEqual({
      product_id: expect.any(Number),
      title: expect.stringMatching(/./),
      color_name: expect.stringMatching(/./),
    })
    const { phone, userId: id } = await newShopper(shop)
    const given = { phone_number: phone, roles: ['support' as const], expected_roles: [] }
    await answer(owner.api.PUT('/staff/member/', { body: given }))
    const ofMember = await answer(log({ subject: 'member', subject_id: id }))
    const brand = await createdBrand()
    const ofBrand = await answer(log({ subject: 'brand', subject_id: brand.id }))
    expect(ofBrand.results[0]?.name).toBe(brand.name)
    const person = { id, first_name: 'مریم', last_name: 'رضایی', phone_number: phone }
    expect(ofMember.results[0]?.people).toEqual([person])
  })

  it('has every operation with which staff change something', () => {
    // They only read; what they read by is sent in a body so that no log of URLs has it.
    const reading = new Set([
      'findPickup',
      'findStaffDevice',
      'checkWarrantyImport',
      'checkProductImport',
      // It is public once a category is saved with it.
      'uploadCategoryPicture',
      // It asks for a code; whether one is given is in the log.
      'requestStaffOtp',
    ])
    const changing = loadContract().operations.filter(
      ({ id, roles, method }) => roles.length > 0 && method !== 'GET' && !reading.has(id),
    )
    expect(Object.keys(changes).toSorted()).toEqual(changing.map(({ id }) => id).toSorted())
  })

  it('has the answer to a question that the support gives in the name of the shop', async () => {
    const id = await askQuestion()
    await answer(owner.api.POST('/staff/question/{id}/approve/', path(id)))
    const params = { path: { id }, header: {} }
    const by = async (role: 'catalogue' | 'support') => {
      const { api } = await newStaff(shop, role)
      const body = { text: `پاسخ ${role}` }
      return answer(api.POST('/product/v1/question/{id}/answer/', { params, body }))
    }
    expect((await by('catalogue')).status).toBe('pending')
    expect((await by('support')).status).toBe('approved')
    const { results } = await answer(log({ subject: 'question', subject_id: id }))
    expect(results.map(({ action }) => action)).toEqual(['answerQuestion', 'approveQuestion'])
  })

  it('has nothing of a refused change', async () => {
    const id = await openTicket(shopper)
    const close = () => owner.api.POST('/staff/ticket/{id}/close/', path(id))
    await answer(close())
    expect(await refusal(close())).toEqual({ status: 409, code: 'move_impossible' })
    expect((await answer(log({ subject: 'ticket', subject_id: id }))).results).toHaveLength(1)
  })

  it('is read in pages, newest first', async () => {
    const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    for (let step = 1; step <= 51; step += 1) {
      const body = { price: 1_000_000 + step }
      await answer(owner.api.PATCH('/staff/variants/{id}/', { ...path(variant), body }))
    }
    const of = { subject: 'variant', subject_id: variant } as const
    const first = await answer(log(of))
    const prices = first.results.map(({ after }) => after['price'])
    expect([prices.length, prices[0], prices.at(-1)]).toEqual([50, 1_000_051, 1_000_002])
    expect(first.next).toBe(first.results.at(-1)?.id)
    const second = await answer(log({ ...of, before: first.next ?? 0 }))
    expect(second.results.map(({ after }) => after['price'])).toEqual([1_000_001])
    expect(second.next).toBe(null)
  })

  it('is narrowed down to what a member did', async () => {
    const [one, other] = [await newStaff(shop), await newStaff(shop)]
    const id = await openTicket(shopper)
    await answer(one.api.POST('/staff/ticket/{id}/close/', path(id)))
    await answer(
      other.api.POST('/staff/ticket/{id}/reply/', { ...path(id), body: { text: 'سلام' } }),
    )
    const by = async (staffId: number) => {
      const { results } = await answer(log({ staff_id: staffId }))
      return results.map(({ action, staff_id: who }) => [action, who])
    }
    expect(await by(one.userId)).toEqual([['closeTicket', one.userId]])
    expect(await by(other.userId)).toEqual([['answerTicket', other.userId]])
  })

  it('is for the owner alone', async () => {
    const other = await newStaff(shop, 'catalogue', 'orders', 'support', 'finance')
    expect(await refusal(other.api.GET('/staff/action/'))).toEqual({
      status: 403,
      code: 'forbidden',
    })
  })
})

it.each([
  ['before', { before: { status: 'LOST_CODE' }, after: { status: 'PENDING' } }],
  ['after', { before: {}, after: { price: 'lost_code' } }],
])('is checked to have Persian names for its codes %s', async (_, values) => {
  const entry = {
    staffId: owner.userId,
    action: 'closeTicket',
    subject: 'ticket',
    subjectId: 1,
  } as const
  const [logged] = await shop.db
    .insert(staffActions)
    .values({ ...entry, ...values, at: new Date() })
    .returning({ id: staffActions.id })
  await expect(expectLogToBeReadable(shop.db)).rejects.toThrow(/lost_code/i)
  await shop.db.delete(staffActions).where(eq(staffActions.id, logged?.id ?? 0))
})

describe('a reason with characters that turn the text around', () => {
  const reason = 'کارت گم شد'
  const typed = `\u202e${reason}\u202c `
  const headers = (key: string) => ({ header: { 'Idempotency-Key': key } })

  const given = {
    'revokes a warranty code': async () => {
      const code = 'FZ98TEST0001'
      const [product] = await shop.db.select({ sku: products.sku }).from(products).limit(1)
      const line = `${code},840213570000,${product?.sku},SN980001`
      await answer(importCodes(owner, line, 'spaced-reason-codes'))
      const { id } = await answer(owner.api.POST('/staff/device/', { body: { lookup: code } }))
      return owner.api.POST('/staff/device/{id}/revoke/', {
        params: { ...path(id).params, ...headers('spaced-reason-device') },
        body: { reason: typed, expected_registered: false },
      })
    },
    'withdraws a message': async () => {
      const { id } = await answer(
        owner.api.POST('/staff/message/', {
          params: headers('spaced-reason-message'),
          body: { title: 'جشنواره', text: 'تا جمعه', link: null, customer_id: null },
        }),
      )
      return owner.api.POST('/staff/message/{id}/withdraw/', {
        params: { ...path(id).params, ...headers('spaced-reason-withdrawal') },
        body: { reason: typed },
      })
    },
    'removes an article': async () => {
      const { name } = await answer(
        owner.api.POST('/staff/article/', { body: { title: 'مقالهٔ بی‌جا' } }),
      )
      const draft = await answer(
        owner.api.GET('/staff/content/{name}/', { params: { path: { name } } }),
      )
      return owner.api.POST('/staff/article/{id}/remove/', {
        params: { path: { id: articleIdIn(name) ?? 0 }, ...headers('spaced-reason-article') },
        body: { reason: typed, expected_version: draft.version },
      })
    },
    'issues gift cards': () =>
      owner.api.POST('/staff/gift-card/', {
        params: headers('spaced-reason-cards'),
        body: { count: 1, amount: 300_000, valid_days: null, reason: typed },
      }),
  }

  it.each(Object.entries(given))('is logged without them when it %s', async (_, act) => {
    expect((await act()).response.status).toBeLessThan(300)
    const [last] = (await answer(log())).results
    expect(last?.reason).toBe(reason)
  })
})
