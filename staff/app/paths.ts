/** The pages of the back office, by name. */
export const pagePatterns = {
  home: '/staff',
  orders: '/staff/orders',
  orderPrint: '/staff/orders/print',
  order: '/staff/orders/:id',
  pickUp: '/staff/pick-up',
  returns: '/staff/returns',
  products: '/staff/products',
  newProduct: '/staff/products/new',
  product: '/staff/products/:id',
  productEdit: '/staff/products/:id/edit',
  brands: '/staff/brands',
  categories: '/staff/categories',
  pricePlans: '/staff/price-plans',
  import: '/staff/import',
  tickets: '/staff/tickets',
  ticket: '/staff/tickets/:id',
  requests: '/staff/requests',
  request: '/staff/requests/:id',
  cannedReplies: '/staff/canned-replies',
  customer: '/staff/customer',
  messages: '/staff/messages',
  devices: '/staff/devices',
  comments: '/staff/comments',
  questions: '/staff/questions',
  withdrawals: '/staff/withdrawals',
  figures: '/staff/figures',
  payments: '/staff/payments',
  ledger: '/staff/ledger',
  giftCards: '/staff/gift-cards',
  giftCard: '/staff/gift-cards/:id',
  reconciliations: '/staff/reconciliations',
  reconciliation: '/staff/reconciliations/:id',
  discounts: '/staff/discounts',
  discount: '/staff/discounts/:id',
  content: '/staff/content',
  contentOf: '/staff/content/:name',
  articles: '/staff/articles',
  article: '/staff/articles/:id',
  members: '/staff/members',
  actions: '/staff/actions',
} as const

const pages = Object.values(pagePatterns).map((pattern) => ({
  pattern,
  expression: new RegExp(
    `^${pattern.replace(':id', String.raw`\d{1,9}`).replace(':name', '[a-zA-Z0-9]{1,20}')}$`,
  ),
}))

/** Which page the back office has at this path, no matter which roles may open it. */
export const patternOf = (path: string): string | undefined =>
  pages.find(({ expression }) => expression.test(path))?.pattern

export const hasPage = (path: string): boolean => patternOf(path) !== undefined

/** The path of each page. */
export const paths = {
  ...pagePatterns,
  order: (id: number) => pagePatterns.order.replace(':id', String(id)),
  /** The page that prints these orders. */
  ordersPrint: (ids: readonly number[]) => `${pagePatterns.orderPrint}?ids=${ids.join(',')}`,
  /** The orders of one customer. */
  ordersOf: (phone: string) => `${pagePatterns.orders}?lookup=${phone}`,
  /** The returns of one order, or of one customer by their phone number. */
  returnsOf: (orderOrPhone: number | string) => `${pagePatterns.returns}?lookup=${orderOrPhone}`,
  /** The requests from one phone number. */
  requestsOf: (phone: string) => `${pagePatterns.requests}?search=${phone}`,
  pricePlan: (id: number) => `${pagePatterns.pricePlans}?plan=${id}`,
  product: (id: number) => pagePatterns.product.replace(':id', String(id)),
  productEdit: (id: number) => pagePatterns.productEdit.replace(':id', String(id)),
  /** The page of a product with the stock of one of its variants. */
  stock: (productId: number, variantId: number) =>
    `${pagePatterns.product.replace(':id', String(productId))}?stock=${variantId}`,
  /** The same, with the form at goods that a customer has brought back. */
  returnedStock: (productId: number, variantId: number) =>
    `${pagePatterns.product.replace(':id', String(productId))}?stock=${variantId}&kind=returned`,
  giftCard: (id: number) => pagePatterns.giftCard.replace(':id', String(id)),
  reconciliation: (id: number) => pagePatterns.reconciliation.replace(':id', String(id)),
  discount: (id: number) => pagePatterns.discount.replace(':id', String(id)),
  contentOf: (name: string) => pagePatterns.contentOf.replace(':name', name),
  article: (id: number) => pagePatterns.article.replace(':id', String(id)),
  ticket: (id: number) => pagePatterns.ticket.replace(':id', String(id)),
  request: (id: number) => pagePatterns.request.replace(':id', String(id)),
}
