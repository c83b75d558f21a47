/** The pages of the shop, by name. `:name` is a parameter, a final `*` the rest of the path. */
export const pagePatterns = {
  home: '/',
  products: '/productlist',
  category: '/productlist/*',
  product: '/products/:slug',
  articles: '/blogs',
  article: '/blogs/:id',
  compare: '/product-compare',
  login: '/login',
  cart: '/cart',
  delivery: '/cart/send-methods',
  invoice: '/cart/invoice',
  paymentCallback: '/payment/callback',
  mobileCallback: '/payment/mobile-callback',
  walletCallback: '/payment/wallet-callback',
  account: '/account',
  profile: '/profile',
  orders: '/shopping-history',
  order: '/shopping-history/:id',
  orderInvoice: '/shopping-history/:id/invoice',
  wallet: '/wallet',
  wishlist: '/saved-products',
  addresses: '/my-addresses',
  advisor: '/purchase-advisor',
  tickets: '/ticket',
  ticket: '/ticket/:id',
  messages: '/messages',
  register: '/register',
  usedPhone: '/used-phone',
  termsInstallment: '/terms-installment',
  termsInstalment: '/terms-instalment',
  platform: '/platform',
  purchaseGuide: '/purchase-guide',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  faq: '/faq',
  faqRegistry: '/faq-registry',
  terms: '/terms',
  stockProductRules: '/stock-product-rules',
  userPrivacy: '/user-privacy',
  termsDeposit: '/terms-deposit',
  trackingOrders: '/tracking-orders',
  returnProducts: '/return-products',
  purchaseMethods: '/purchase-methods',
  warranty7day: '/warranty-7day',
  sendingMethods: '/sending-methods',
  homePreview: '/home-preview',
} as const

/** Whether a path leads out of the shop into the back office, a page of its own: after a sign-in there. */
export const isBackOffice = (path: string): boolean => /^\/staff(?=[/?#]|$)/.test(path)

export type PageName = keyof typeof pagePatterns

/** Parameters by name, or a query string, with or without its question mark. */
type Query = string | Readonly<Record<string, string | number | boolean>>

const { category, product, article, order, orderInvoice, ticket, login, ...others } = pagePatterns

/** The path of each page, with its query if it takes one. */
export const paths = {
  ...others,
  /** @param slug of a category, or its slug path; null for all products */
  productList: (slug: string | null = null, query: Query | null = '') =>
    withQuery(slug === null ? others.products : category.replace('*', encodedPath(slug)), query),
  product: (slug: string | number, query: Query = '') =>
    withQuery(product.replace(':slug', encodeURIComponent(slug)), query),
  /** What a text finds, the best match first. */
  search: (text: string) => withQuery(others.products, { search: text, ordering: 'relevance' }),
  /** Only goods with a discount, the largest first. */
  deals: `${others.products}?discounted=true&ordering=-current_discount_amount`,
  article: (id: number) => article.replace(':id', String(id)),
  order: (id: number) => order.replace(':id', String(id)),
  orderInvoice: (id: number) => orderInvoice.replace(':id', String(id)),
  walletPage: (page: number, isForInvoice: boolean) =>
    withQuery(others.wallet, { page, ...(isForInvoice && { from: 'invoice' }) }),
  /** The wallet of a customer who charges it for an order, with a link back to the invoice. */
  walletForInvoice: withQuery(others.wallet, { from: 'invoice' }),
  ticket: (id: number) => ticket.replace(':id', String(id)),
  /** The cart, whose page adds this variant. */
  cartAdding: (priceId: number) => withQuery(others.cart, { add: priceId }),
  wishlistPage: (page: number) => withQuery(others.wishlist, { page }),
  login: ({ redirectUrl, action, reason }: Login = {}) =>
    redirectUrl === undefined
      ? login
      : `${login}?redirectUrl=${encodedPath(redirectUrl.replace(/^\//, ''))}${action === undefined ? '' : `&action=${action}`}${reason === undefined ? '' : `&reason=${reason}`}`,
}

type Login = {
  /** Path with its query to return to after the sign-in. */
  redirectUrl?: string
  /** Passed to that page as `?action=`, to complete the visitor's action. */
  action?: string
  /**
   * Why one is asked to sign in again: a staff member did nothing for a time, or their session ended otherwise; a
   * customer's session ended.
   */
  reason?: 'idle' | 'ended' | 'signed-out'
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function withQuery(path: string, query: Query | null): string {
  if (query === null) return path
  const text = typeof query === 'string' ? query.replace(/^\?/, '') : toText(query)
  return text === '' ? path : `${path}?${text}`
}

function toText(query: Exclude<Query, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
