/** The first part of the key of every personal query. */
const me = 'me'

/**
 * The keys of all queries. Personal data is under `queryKeys.personal`: when the session changes, exactly that is
 * removed.
 */
export const queryKeys = {
  personal: [me],
  cart: [me, 'cart'],
  homePreview: [me, 'home-preview'],
  profile: [me, 'profile'],
  addresses: [me, 'addresses'],
  /** The balances, the movements and the gift cards. */
  wallet: [me, 'wallet'],
  walletBalance: [me, 'wallet', 'balance'],
  walletTransactions: (page: number) => [me, 'wallet', 'transactions', page],
  giftCards: [me, 'wallet', 'gift-cards'],
  gateways: [me, 'gateways'],
  allOrders: [me, 'orders'],
  orders: (query: object) => [me, 'orders', query],
  /** Each order that was opened, with its invoice and payments. */
  everyOrder: [me, 'order'],
  order: (id: number) => [me, 'order', id],
  invoice: (order: number) => [me, 'order', order, 'invoice'],
  transactions: (order: number) => [me, 'order', order, 'transactions'],
  /** The pages and the slugs. */
  wishlist: [me, 'wishlist'],
  wishlistPage: (page: number) => [me, 'wishlist', page],
  wishlistSlugs: [me, 'wishlist', 'slugs'],
  sessions: [me, 'sessions'],
  /** All lists, tickets and chats. */
  tickets: [me, 'tickets'],
  ticketSearch: (search: string) => [me, 'tickets', 'search', search],
  ticket: (id: number) => [me, 'tickets', id],
  chat: (id: number) => [me, 'tickets', id, 'chat'],
  ticketCategories: [me, 'ticket-categories'],
  messages: [me, 'messages'],
  message: (id: number) => [me, 'messages', id],
  /** All lists of a product's comments with the customer's own opinions. */
  ownComments: (slug: string) => [me, 'comments', slug],
  ownCommentList: (slug: string, query: object) => [me, 'comments', slug, query],

  menu: ['menu'],
  departments: ['menu', 'departments'],
  siteFront: ['site-front'],
  faq: ['faq'],
  textPage: (name: string) => ['text-page', name],
  home: ['home'],
  homeOutline: ['home', 'outline'],
  seoText: ['seo-text'],
  articles: ['articles'],
  article: (id: number) => ['articles', id],
  aboutUs: ['information', 'about-us'],
  frequentQuestions: ['information', 'frequent-questions'],
  briefProducts: (query: object) => ['products', 'brief', query],
  productList: (query: object) => ['products', 'list', query],
  popularSearches: ['popular-searches'],
  encyclopedia: (ids: string) => ['encyclopedia', ids],
  productCards: (ids: readonly number[]) => ['products', 'cards', ids],
  deliveryEstimate: (city: number) => ['delivery-estimate', city],
  provinces: ['provinces'],
  cities: (province: number | null) => ['cities', province],
  productCategories: ['product-categories'],
  usedPhoneModels: (search: string) => ['used-phones', search],
  category: (slug: string) => ['category', slug],
  filters: (query: object) => ['filters', query],
  /** Includes everything about the product under this key. */
  product: (slug: string) => ['product', slug],
  similarProducts: (slug: string) => ['product', slug, 'similar'],
  priceHistory: (slug: string) => ['product', slug, 'price-history'],
  introductions: (slug: string, fileType: string) => ['product', slug, 'introductions', fileType],
  commentList: (slug: string, query: object) => ['comments', slug, query],
  commentRating: (slug: string) => ['comments', slug, 'rating'],
  commentFiles: (slug: string) => ['comments', slug, 'files'],
  /** All pages. */
  questions: (slug: string) => ['questions', slug],
  questionPage: (slug: string, page: number) => ['questions', slug, page],
} as const
