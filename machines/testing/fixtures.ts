import type {
  Address,
  AddressInput,
  Place,
} from '#machines/flows/address-form/address-form.machine.ts'
import { noMethod, type Cart, type CartLine } from '#machines/flows/cart/cart.ts'
import type { GatewayOptions } from '#machines/flows/checkout/checkout.types.ts'
import type { Schemas } from '#machines/api/client.ts'
import type {
  Location,
  MapAddress,
  MapPlace,
  Point,
} from '#machines/flows/location-picker/location-picker.machine.ts'
import type { ShippingMethod } from '#machines/flows/delivery/delivery.types.ts'
import { statusesToSend } from '#machines/lifecycles/order/order.machine.ts'
import { ProblemError } from '#machines/kernel/problem.ts'

/** Shapes of the contract that the models of the flows, their tests and their stories share. */

export const mobile = '09123456789'
export const secretCode = '481516'
export const secretPassword = 'Firouzeh-1405'
export const mistypedPassword = 'Firouzeh-1504'
export const secretToken = 'token-of-a-forgotten-password'

export const lostNetwork = new ProblemError('network')
export const wrongPickupCode = new ProblemError('pickup_code_invalid')
export const lostRole = new ProblemError('forbidden')
export const endedSession = new ProblemError('session_expired')
export const limitedStock = new ProblemError('stock_limited', { priceIds: [11] })
export const nowhere = new ProblemError('place_not_found')
export const noMap = new ProblemError('map_unavailable')
export const goneAddress = new ProblemError('address_not_found')
export const goneLine = new ProblemError('line_not_in_cart')
export const goneMethod = new ProblemError('shipping_method_not_found')
export const expiredDiscount = new ProblemError('discount_code_expired')
export const otherPrice = new ProblemError('price_changed')
export const notCancellable = new ProblemError('order_not_cancellable')
export const settledReturn = new ProblemError('return_not_cancellable')
export const movedElsewhere = new ProblemError('move_impossible')
export const bankCodeRecorded = new ProblemError('bank_code_recorded', {
  recorded: {
    withdrawal_id: 4001,
    tracking_code: '140500400',
    bank_tracking_code: '140509',
    first_name: 'نیما',
    last_name: 'کاوه',
    recorded_by: {
      staff_id: 5,
      first_name: 'سارا',
      last_name: 'نیک‌نام',
      at: '2026-11-24T09:30:00.000Z',
    },
    is_own: false,
  },
})
export const refundExceeded = new ProblemError('refund_exceeded')
export const changedMeanwhile = new ProblemError('changed_meanwhile', {
  savedBy: {
    staff_id: 5,
    first_name: 'سارا',
    last_name: 'نیک‌نام',
    at: '2026-11-24T09:30:00.000Z',
  },
})
export const incompleteProduct = new ProblemError('product_incomplete')
export const tooManyVariants = new ProblemError('too_many_variants')
export const takenDiscount = new ProblemError('discount_code_taken')
export const tooMany = new ProblemError('return_quantity_exceeded')
export const insufficientFunds = new ProblemError('insufficient_funds')
export const lostCart = new ProblemError('cart_has_unavailable_items', { priceIds: [11] })

export const phoneLine: CartLine = {
  price_id: 11,
  product_id: 7,
  quantity: 1,
  stock_quantity: 2,
  purchase_limit: 5,
  can_be_bought: true,
  price: 98_500_000,
  new_price: 95_000_000,
  color: 'آبی',
  color_code: '#5b7fa6',
  score: 4.6,
  image: { image: '/images/phone/iphone-16/hero/ultramarine', alt_text: 'آیفون ۱۶ آبی' },
  slug: 'iphone-16',
  title: 'گوشی موبایل اپل آیفون ۱۶ ظرفیت ۱۲۸ گیگابایت',
  is_used: false,
  gift: null,
  warranty: null,
  insurance: null,
  insurance_option: false,
  insurances: [],
  insurance_prices: [],
  installment_info: null,
  is_installment_purchase: false,
}

export const headphonesLine: CartLine = {
  ...phoneLine,
  price_id: 12,
  product_id: 8,
  quantity: 2,
  price: 34_500_000,
  new_price: null,
  color: 'نقره‌ای',
  color_code: '#d9d7d2',
  image: {
    image: '/images/headphones/sony-wh-1000xm6/hero/platinum-silver',
    alt_text: 'هدفون سونی نقره‌ای',
  },
  slug: 'sony-wh-1000xm6',
  title: 'هدفون بی‌سیم سونی WH-1000XM6',
}

/** A cart of these lines, with the totals that belong to them. */
export function cartOf(lines: CartLine[], changes: Partial<Cart> = {}): Cart {
  const bought = lines.filter((line) => line.can_be_bought)
  const products = sum(bought, ({ price, quantity }) => price * quantity)
  const discount = sum(
    bought,
    (line) => (line.price - (line.new_price ?? line.price)) * line.quantity,
  )
  const shipping = changes.delivery_method?.price ?? null
  return {
    products: lines,
    cart_count: sum(lines, ({ quantity }) => quantity),
    version: 3,
    shipping_method: noMethod,
    delivery_method: null,
    discount: null,
    totals: {
      total_products_amount: products,
      code_discount_amount: 0,
      total_discount_amount: discount,
      total_insurance_amount: 0,
      shipping_amount: shipping,
      total_monthly_due: 0,
      total_wallet_funds: 1_000_000,
      total_amount: products - discount + (shipping ?? 0),
    },
    may_order: true,
    ...changes,
  }
}

export const plainCart = cartOf([phoneLine])
export const lostLineCart = cartOf([{ ...phoneLine, can_be_bought: false, stock_quantity: 0 }])
/** More of a line than there are left. */
export const shortLineCart = cartOf([
  { ...phoneLine, quantity: 2, can_be_bought: false, stock_quantity: 1 },
])
export const courierCart = courierCartOf([phoneLine])
export const pickupCart = cartOf([phoneLine], {
  shipping_method: 4,
  delivery_method: {
    id: 4,
    name: 'تحویل حضوری',
    price: 0,
    is_in_person: true,
    promised_date: '2026-11-24',
    promised_hours: { from: 15, to: 17 },
  },
})

export const courier: ShippingMethod = {
  id: 1,
  name: 'ارسال با پیک',
  description: 'تحویل در همان روز',
  price: 120_000,
  is_in_person: false,
  promised_date: '2026-11-24',
  promised_hours: { from: 15, to: 17 },
  branch: null,
}
/** Delivers where the first one does not. */
export const otherCourier: ShippingMethod = {
  ...courier,
  id: 2,
  name: 'پست',
  description: 'سراسر ایران',
  price: 70_000,
  promised_date: '2026-11-28',
  promised_hours: null,
}
export const eastBranch: ShippingMethod = {
  id: 4,
  name: 'تحویل حضوری',
  description: 'شعبه شرق',
  price: 0,
  is_in_person: true,
  promised_date: '2026-11-24',
  promised_hours: { from: 15, to: 17 },
  branch: 'east',
}

export const point: Point = { latitude: 35.7575, longitude: 51.4108 }
export const mapAddress: MapAddress = {
  display_name: 'تهران، ونک، خیابان نسترن',
  province_name: 'استان تهران',
  city_name: 'شهر تهران',
}
export const location: Location = { ...point, address: mapAddress }
/** A point of the map that has no address. */
export const namelessLocation: Location = { ...point, address: null }
export const mapPlace: MapPlace = {
  display_name: 'تهران، ونک',
  lat: point.latitude,
  lon: point.longitude,
}

export const addressInput: AddressInput = {
  title: 'خانه',
  province: 8,
  city: 301,
  address: 'خیابان شریعتی، کوچه لاله، پلاک ۱۲',
  postal_code: '1913674711',
  latitude: null,
  longitude: null,
  receiver_first_name: 'نگار',
  receiver_last_name: 'رستمی',
  receiver_national_code: '0012345679',
  receiver_phone_number: mobile,
}
export const address: Address = {
  ...addressInput,
  id: 21,
  latitude: null,
  longitude: null,
  province_name: 'تهران',
  city_name: 'تهران',
}
export const otherAddress: Address = { ...address, id: 22, title: 'محل کار' }
export const profileInput: Schemas['ProfilePut'] = {
  first_name: 'نگار',
  last_name: 'رستمی',
  national_code: '0012345679',
  phone_number: mobile,
}
export const upload: Schemas['CommentUpload'] = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  file: '/images/phone/iphone-17-pro/detail/deep-blue',
  file_type: 'image',
}
export const askedQuestion: Schemas['Question'] = {
  id: 31,
  display_name: 'کاوه نادری',
  text: 'گارانتی این گوشی چند ماه است؟',
  send_at: '2026-11-18T09:30:00.000Z',
  answers: [
    {
      id: 41,
      display_name: 'پشتیبانی فیروزه',
      text: 'هجده ماه، از روز فعال‌سازی.',
      send_at: '2026-11-18T12:00:00.000Z',
      is_shop: true,
      is_buyer: false,
    },
  ],
}
export const likedComment: Schemas['Comment'] = {
  id: 71,
  display_name: 'نگار رستمی',
  text: 'دوربینش عالی است.',
  stars: 5,
  send_at: '2026-11-20T09:30:00.000Z',
  is_buyer: true,
  likes: 37,
  dislikes: 2,
  has_interaction: { like: true, dislike: false },
  files: [],
  children: [],
}
export const province: Place = { id: 8, name: 'تهران' }
export const city: Place = { id: 301, name: 'تهران' }

export const gateways: GatewayOptions = {
  bank_gateways: [gateway('closed', 'بانک ملت', false), gateway('bank', 'بانک سامان', true)],
  credit_gateways: [gateway('credit', 'اسنپ‌پی', true)],
}
export const noGateways: GatewayOptions = { bank_gateways: [], credit_gateways: [] }
export const bankLink = '/api/payments/gateway/bank/start/'
export const creditLink = '/api/payments/gateway/credit/start/'

export const storyItem: Schemas['StoryItem'] = {
  id: 31,
  desktop_image: '/images/scene/stage/saffron/phone/iphone-17-pro-max/cosmic-orange',
  desktop_image_alt: 'گوشی اپل آیفون ۱۷ پرو مکس',
  product_slug: 'iphone-17-pro-max-256gb',
  text: 'نارنجی کیهانی رسید؛ پلمپ و نات‌اکتیو',
  tint: 'saffron',
  product_title: 'گوشی اپل آیفون ۱۷ پرو مکس، ۲۵۶ گیگابایت، رم ۱۲',
  price: { link_price_id: null, price: 287_600_000, new_price: 267_500_000 },
}
export const storyItems: Schemas['StoryItemBrief'][] = [
  { id: 31, desktop_image: storyItem.desktop_image },
  { id: 32, desktop_image: '/images/scene/stage/saffron/phone/iphone-17-pro/deep-blue' },
]

/** An order in a status, with what was refunded of it. */
export function orderIn(status: Schemas['OrderStatus'], refunded = 0): Schemas['Order'] {
  return {
    id: 501,
    text_status: status,
    created_at: '2026-11-20T10:00:00Z',
    expires_at: '2026-11-20T10:30:00Z',
    tracking_code: 'FZ-501',
    total_price: 95_120_000,
    total_products: 98_500_000,
    total_discount: 3_500_000,
    total_insurance: 0,
    shipping_price: 120_000,
    discount_code: null,
    code_discount: 0,
    wallet_paid: 0,
    refunded_to_wallet: refunded,
    wallet_returns: refunded > 0 ? [{ amount: refunded, at: '2026-11-20T11:00:00Z' }] : [],
    first_name: 'نگار',
    last_name: 'رستمی',
    phone_number: mobile,
    text_address: addressInput.address,
    postal_code: addressInput.postal_code,
    shipping: { name: 'ارسال با پیک', is_in_person: false },
    promised_date: '2026-11-20',
    promised_hours: { from: 15, to: 17 },
    last_gateway: null,
    item: [],
    timeline: [{ status: 'WAITING_PAYMENT', at: '2026-11-20T10:00:00Z' }],
    can_cancel: status === 'WAITING_PAYMENT',
    returnable_until: null,
    returnable: [],
    returnable_amount: 0,
    returns: [],
    returned: null,
    return_under_way: null,
  }
}

/** What staff can correct of such an order before it is sent. */
export const orderDelivery: Schemas['OrderDelivery'] = {
  first_name: 'نگار',
  last_name: 'رستمی',
  phone_number: mobile,
  text_address: addressInput.address,
  postal_code: addressInput.postal_code,
}

/** An order in a status as staff see it, without steps that they can take. */
export function staffOrderIn(status: Schemas['OrderStatus']): Schemas['StaffOrder'] {
  return {
    ...orderIn(status),
    account: { id: 12, phone_number: mobile },
    discount_code: null,
    code_discount: 0,
    payments: [],
    moves: [],
    waits_at_desk: false,
    takes_parcel_code: false,
    delivery: statusesToSend.includes(status) ? orderDelivery : null,
    delivery_place: 'تهران',
    prints: [],
    notes: [],
    refunds: [],
    refund_left: { total: 0, to_bank: 0 },
    refund_history: [],
    history: [],
    actions: [],
  }
}

/** A discount code as staff see it. */
export const staffDiscount: Pick<Schemas['StaffDiscount'], 'id' | 'terms'> = {
  id: 3,
  terms: {
    code: 'BAHAR',
    kind: 'percent',
    value: 10,
    maximum: 500_000,
    minimum_amount: 0,
    category_id: null,
    total_limit: null,
    customer_limit: 1,
    starts_at: null,
    expires_at: '2026-12-20T20:30:00.000Z',
    is_active: true,
  },
}

/** A variant as staff see it, with an offer that nothing ends. */
export const staffVariant: Schemas['StaffVariant'] = {
  id: 11,
  product_id: 7,
  color_name: 'آبی',
  color_code: '#5b7fa6',
  price: 98_500_000,
  new_price: 92_000_000,
  expire_time: null,
  is_hidden: false,
  low_stock: 2,
  quantity: 4,
  last_update: '2026-11-20T10:00:00.000Z',
}

/** What staff edit of a product. */
export const staffProduct: Pick<Schemas['StaffProduct'], 'id' | 'content' | 'similar'> = {
  id: 7,
  content: {
    title: 'گوشی موبایل آبان مدل A5',
    second_title: 'Aban A5',
    brand_id: 3,
    category_id: 4,
    warranty: 'گارانتی ۱۸ ماهه',
    is_used: false,
    is_active: true,
    description: 'گوشی سبکی برای همهٔ روز.',
    key_features: [{ title: 'حافظه', value: '۱۲۸ گیگابایت' }],
    specifications: [
      { title: 'وزن', value: '۱۸۲ گرم' },
      { title: 'نسبت صفحه', value: '20:9' },
    ],
    highlights: [{ title: 'دوربین', value: '۵۰ مگاپیکسل', description: 'در شب هم روشن است.' }],
    used_details: [],
    facts: [
      { fact: 'fiveG', value: true },
      { fact: 'os', value: 'android' },
      { fact: 'storageGb', value: 128 },
    ],
    similar_ids: [8],
  },
  similar: [{ id: 8, name: 'گوشی موبایل آبان مدل A6' }],
}

/** An export that was just asked for. */
export const listExport: Schemas['ListExport'] = {
  list: 'products',
  id: 5,
  format: 'xlsx',
  status: 'waiting',
  entries_total: 2_500,
  entries_done: 0,
  expires_at: '2026-11-26T10:00:00.000Z',
}

/** A supplier's sheet of which no column is known, as it was uploaded. */
export const productImport: Schemas['ProductImport'] = {
  id: 6,
  name: 'prices.xlsx',
  rows_total: 2,
  columns: [
    { head: 'Ref', samples: ['ABN-A6', 'ABN-A7'], field: null },
    { head: 'Net', samples: ['۱۲٬۵۰۰٬۰۰۰', '14000000'], field: null },
    { head: '', samples: [], field: null },
  ],
  price_unit: 'toman',
  is_mapped: false,
  expires_at: '2026-11-26T10:00:00.000Z',
}

const importedTerms = {
  price: 12_000_000,
  new_price: null,
  expire_time: null,
  is_hidden: false,
  low_stock: 2,
  quantity: 4,
}

/** A dry run in which one variant changes. */
export const importCheck: Schemas['ProductImportCheck'] = {
  check_id: '5f0c1c5e-5f8e-4a53-9d0a-9b1f0f0f6a01',
  rows_total: 2,
  changes_total: 1,
  fallen_total: 0,
  risen_total: 0,
  faulty_rows_total: 0,
  faults_total: 0,
  changes: [
    {
      row: 2,
      variant_id: 21,
      title: 'گوشی موبایل آبان مدل A6',
      color_name: 'سیاه',
      before: importedTerms,
      after: { ...importedTerms, price: 12_500_000, quantity: 7 },
    },
  ],
  faults: [],
}

/** A dry run that found a row wrong: a single fault is enough to refuse the sheet. */
export const faultyImportCheck: Schemas['ProductImportCheck'] = {
  ...importCheck,
  faulty_rows_total: 1,
  faults_total: 1,
  faults: [{ row: 3, head: 'Net', value: 'تماس بگیرید', rule: 'price' }],
}

/** What a change of prices by five percent would lead to: one variant that can be changed, and one that cannot. */
export const pricePreview = [
  {
    variant_id: 11,
    product_id: 7,
    title: 'گوشی موبایل آبان مدل A5',
    color_name: 'آبی',
    price: 98_500_000,
    new_price: 92_000_000,
    price_after: 103_430_000,
    new_price_after: 96_600_000,
    fault: null,
  },
  {
    variant_id: 12,
    product_id: 8,
    title: 'محافظ صفحه',
    color_name: 'بی‌رنگ',
    price: 80_000,
    new_price: null,
    price_after: 80_000,
    new_price_after: null,
    fault: 'unchanged',
  },
] as const satisfies readonly Schemas['PricePreview']['results'][number][]

/** An immediate change of prices, of which one price was changed again since. */
export const changedPrices: Schemas['PricePlan'] = {
  id: 31,
  status: 'done',
  percent: 5,
  target: 'all',
  starts_at: '2026-11-24T10:00:00.000Z',
  ends_at: null,
  title: 'گوشی موبایل آبان مدل A5',
  products: 2,
  variants: 3,
  left_out: 0,
  returned: 0,
  returnable: 2,
  changed_since: 1,
  staff_id: 5,
  first_name: 'نگار',
  last_name: 'رضایی',
}

/** The frequent questions as a staff member edits them. */
export const staffContent: Schemas['StaffContent'] = {
  name: 'faq',
  version: 3,
  published: faqOf('ارسال'),
  published_at: '2026-11-20T10:00:00.000Z',
  is_own: false,
  first_name: 'آرمان',
  last_name: 'کیانی',
  has_previous: true,
  draft: null,
}

export function faqOf(title: string): Schemas['FaqContent'] {
  return { kind: 'faq', categories: [{ title, questions: [] }] }
}

/** A delivered order with goods that can be returned. */
export const deliveredOrder: Schemas['Order'] = {
  ...orderIn('DELIVERED'),
  item: [
    {
      quantity: 2,
      price: phoneLine.price,
      new_price: phoneLine.new_price,
      gift: null,
      installment_info: null,
      insurance_name: null,
      insurance_price: 0,
      price_obj: {
        id: phoneLine.price_id,
        color_name: phoneLine.color,
        color_code: phoneLine.color_code,
        product: {
          id: 7,
          slug: phoneLine.slug,
          title: phoneLine.title,
          image: phoneLine.image,
        },
      },
    },
  ],
  returnable_until: '2026-11-27T10:00:00Z',
  returnable: [{ price_id: phoneLine.price_id, quantity: 2, refunds: [95_000_000, 190_000_000] }],
  returnable_amount: 190_000_000,
}

/** A delivered order of which one unit is asked to be returned. */
export const returnedOrder: Schemas['Order'] = {
  ...deliveredOrder,
  returnable: [{ price_id: phoneLine.price_id, quantity: 1, refunds: [95_000_000] }],
  returnable_amount: 95_000_000,
  returns: [
    {
      id: 31,
      status: 'REQUESTED',
      reason: 'changed_mind',
      description: '',
      amount: 95_000_000,
      requested_amount: 95_000_000,
      created_at: '2026-11-20T12:00:00Z',
      changed_at: '2026-11-20T12:00:00Z',
      admin_comment: null,
      can_cancel: true,
      items: [{ price_id: phoneLine.price_id, quantity: 1 }],
    },
  ],
  return_under_way: 'REQUESTED',
}

/** An order that waits at the desk. */
export const orderToPickUp: Schemas['StaffOrder'] = {
  ...staffOrderIn('SENDING'),
  item: deliveredOrder.item,
}

/** A cart of these lines that a courier brings. */
export function courierCartOf(lines: CartLine[]): Cart {
  return cartOf(lines, {
    shipping_method: 1,
    delivery_method: {
      id: 1,
      name: 'ارسال با پیک',
      price: 120_000,
      is_in_person: false,
      promised_date: '2026-11-24',
      promised_hours: { from: 15, to: 17 },
    },
  })
}

/** The same cart with a discount code that takes so many tomans off. */
export function withDiscount(cart: Cart, code: string, amount: number): Cart {
  const { total_discount_amount: discount, total_amount: total } = cart.totals
  return {
    ...cart,
    discount: { code, amount },
    totals: {
      ...cart.totals,
      code_discount_amount: amount,
      total_discount_amount: discount + amount,
      total_amount: total - amount,
    },
  }
}

/** The same cart with so much in the wallet, in tomans. */
export function withFunds(cart: Cart, funds: number): Cart {
  return { ...cart, totals: { ...cart.totals, total_wallet_funds: funds } }
}

function gateway(slug: string, name: string, isActive: boolean) {
  return {
    link: `/api/payments/gateway/${slug}/start/`,
    icon: slug === 'credit' ? ('installments' as const) : ('bank' as const),
    icon_alt_text: name,
    name,
    description: slug === 'credit' ? '۴ قسط، بدون سود' : 'همهٔ کارت‌های شتاب',
    is_active: isActive,
  }
}

function sum(lines: CartLine[], amount: (line: CartLine) => number): number {
  return lines.reduce((total, line) => total + amount(line), 0)
}

export const profile: Schemas['Profile'] = {
  first_name: 'سارا',
  last_name: 'محمدی',
  national_code: '0012345679',
  fida_code: null,
  phone_number: '09121234567',
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

export const registeredDevice: Schemas['RegisteredDevice'] = {
  first_imei: '490154203237518',
  second_imei: null,
  warranty_code: 'FZ187K3M92QD',
  registry_code: '840213579046',
  registered_at: '2026-10-01T09:30:00.000Z',
  expires_at: '2028-03-28T09:30:00.000Z',
  revoked_at: null,
}

/** What staff wrote to all customers. */
export const sentMessage: Schemas['StaffMessage'] = {
  id: 9,
  title: 'جشنواره',
  text: 'تا جمعه همهٔ گوشی‌ها ارزان‌ترند.',
  link: null,
  customer: null,
  author: { id: 3, first_name: 'آرمان', last_name: 'کیانی' },
  sent_at: '2026-11-20T10:00:00.000Z',
  readers: 1_250,
  read: 0,
  is_delivered: false,
  withdrawn_at: null,
}

export const faultyLines: Schemas['WarrantyImportCheck'] = {
  lines: 3,
  faults: [
    { line: 2, text: 'FZ18,840213579111,IPH16-128', fault: 'code_malformed' },
    { line: 3, text: 'FZ18H2N6V9YC,840213579284,IPH99', fault: 'product_unknown' },
  ],
  products: [{ title: phoneLine.title, sku: 'IPH16-128', codes: 1 }],
}
export const goodLines: Schemas['WarrantyImportCheck'] = {
  lines: 2,
  faults: [],
  products: [{ title: phoneLine.title, sku: 'IPH16-128', codes: 2 }],
}

export const usedPhoneModel: Schemas['UsedPhoneModel'] = {
  id: 4,
  title: 'اپل آیفون ۱۳، ۱۲۸\u00a0گیگابایت',
  image: {
    image: '/images/phone/iphone-13/hero/midnight',
    alt_text: 'اپل آیفون ۱۳، ۱۲۸\u00a0گیگابایت',
  },
  base_price: 40_000_000,
  properties: {
    'وضعیت صفحه‌نمایش': [
      { id: 41, title: 'سالم و بدون خط', price_reduction_percentage: 0 },
      { id: 42, title: 'شکسته یا تعویض‌شده', price_reduction_percentage: 25 },
    ],
    'جعبه و لوازم': [
      { id: 43, title: 'جعبه و لوازم کامل', price_reduction_percentage: 0 },
      { id: 44, title: 'بدون جعبه', price_reduction_percentage: 4 },
    ],
  },
}

/** A request for advice that nobody has worked on. */
export const staffRequest: Schemas['StaffRequest'] = {
  id: 1001,
  kind: 'advice',
  status: 'NEW',
  name: null,
  phone_number: '09121234567',
  sent_at: '2026-11-20T09:30:00.000Z',
  assignee: null,
  has_account: true,
  category: 'گوشی موبایل',
  text: 'گوشی با باتری خوب',
  offer: null,
  platform: null,
  moves: [
    { event: 'staff.started', to: 'IN_PROGRESS', needs_reason: false },
    { event: 'staff.finished', to: 'DONE', needs_reason: false },
    { event: 'staff.declined', to: 'DECLINED', needs_reason: true },
  ],
  is_answerable: true,
  entries: [],
  actions: [],
}

export const staffTicket: Schemas['StaffTicket'] = {
  id: 10_012,
  title: 'فاکتور رسمی',
  category: 'پیگیری سفارش',
  status: 'PENDING',
  date: '2026-11-20T09:30:00.000Z',
  phone_number: '09121234567',
  assignee: null,
  waiting_since: '2026-11-20T09:30:00.000Z',
  first_name: 'نگار',
  last_name: 'راد',
  last_order: '204001939128',
  is_closable: true,
  chat: [
    {
      id: 31,
      text: 'فاکتور را کجا می‌بینم؟',
      is_admin: false,
      send_at: '2026-11-20T09:30:00.000Z',
      files: [],
      report: null,
    },
  ],
  actions: [],
}

export const ticket: Schemas['Ticket'] = {
  id: 10_012,
  title: 'فاکتور رسمی',
  status: 'OPEN',
  date: '2026-11-20T09:30:00.000Z',
  unseen_messages: 0,
}
