import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#api/schema.d.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'

type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

const order = 'staff-order'
const product = 'staff-product'
const ticket = 'staff-ticket'
const request = 'staff-request'
const moderation = 'staff-moderation'
const discount = 'staff-discount'
const money = 'staff-money'
const message = 'staff-message'

/** The keys of all queries of the back office. */
export const queryKeys = {
  member: ['staff-member'],
  members: ['staff-members'],
  waiting: ['staff-waiting'],
  anyOrder: [order],
  allOrders: [order, 'list'],
  orders: (query: object) => [order, 'list', query],
  orderBoard: (query: object) => [order, 'list', 'board', query],
  ordersToPrint: (ids: readonly number[]) => [order, 'print', ids],
  order: (id: number) => [order, id],
  catalogue: ['staff-catalogue'],
  brands: ['staff-brands'],
  categories: ['staff-categories'],
  anyProduct: [product],
  pricePlans: ['staff-price-plans'],
  anyPricePlan: ['staff-price-plan'],
  pricePlan: (id: number) => ['staff-price-plan', id],
  allProducts: [product, 'list'],
  products: (query: object) => [product, 'list', query],
  product: (id: number) => [product, id],
  anyStock: ['staff-stock'],
  stock: (variantId: number) => ['staff-stock', variantId],
  allTickets: [ticket, 'list'],
  tickets: (query: object) => [ticket, 'list', query],
  ticket: (id: number) => [ticket, id],
  allRequests: [request, 'list'],
  requests: (query: object) => [request, 'list', query],
  request: (id: number) => [request, id],
  cannedReplies: ['staff-canned-replies'],
  allModeration: [moderation],
  comments: (query: object) => [moderation, 'comments', query],
  questions: (query: object) => [moderation, 'questions', query],
  answers: (query: object) => [moderation, 'answers', query],
  allDiscounts: [discount],
  discounts: (query: object) => [discount, 'list', query],
  discount: (id: number) => [discount, id],
  allMoney: [money],
  withdrawals: (query: object) => [money, 'withdrawals', query],
  returns: (query: object) => [money, 'returns', query],
  payments: (query: object) => [money, 'payments', query],
  giftCards: (query: object) => [money, 'gift-cards', query],
  giftCard: (id: number) => [money, 'gift-card', id],
  paymentReports: ['staff-payment-reports'],
  paymentReport: (id: number, query: object) => ['staff-payment-reports', id, query],
  marginFigures: (days: number) => ['staff-figures', 'margin', days],
  flowFigures: (days: number) => ['staff-figures', 'flows', days],
  figures: (days: number) => ['staff-figures', days],
  ledgerBalances: [money, 'ledger'],
  ledgerEntries: (query: object) => [money, 'ledger', query],
  unclaimed: [money, 'unclaimed'],
  allMessages: [message],
  messages: (query: object) => [message, query],
  assignees: ['staff-ticket-assignees'],
  articles: (query: object) => ['staff-articles', query],
  contentVersions: (name: string, version: number) => ['staff-content-versions', name, version],
  contentVersion: (name: string, version: number) => ['staff-content-version', name, version],
  contentChoices: ['staff-content-choices'],
  contentProducts: (query: object) => ['staff-content-products', query],
  actions: (query: object) => ['staff-actions', query],
  views: (list: string) => ['staff-views', list],
  search: (text: string) => ['staff-search', text],
} as const

export const memberQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.member,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/me/', { signal })),
  })

export const membersQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.members,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/member/', { signal })),
    staleTime: 0,
  })

/** The list that is shown stays until the next one has arrived. Others work on orders too: it is never fresh for long. */
export const ordersQuery = (api: Api, query: Query<'listStaffOrders'>) =>
  queryOptions({
    queryKey: queryKeys.orders(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/order/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

export const orderBoardQuery = (api: Api, query: Query<'getOrderBoard'>) =>
  queryOptions({
    queryKey: queryKeys.orderBoard(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/order-board/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

export const ordersToPrintQuery = (api: Api, ids: number[]) =>
  queryOptions({
    queryKey: queryKeys.ordersToPrint(ids),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/order-print/', { params: { query: { id: ids } }, signal })),
    staleTime: 0,
  })

export const orderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.order(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/order/{id}/', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: 30_000,
  })

export const catalogueQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.catalogue,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/catalogue/', { signal })),
    staleTime: 60_000,
  })

export const brandsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.brands,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/brand/', { signal })),
    staleTime: 5_000,
  })

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.categories,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/category/', { signal })),
    staleTime: 5_000,
  })

/** What the home page can show. */
export const contentChoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.contentChoices,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/content-choices/', { signal })),
    staleTime: 60_000,
  })

/** Fetched again at each visit, because editing an article changes its row in the list. */
export const articlesQuery = (api: Api, query: Query<'listStaffArticles'>) =>
  queryOptions({
    queryKey: queryKeys.articles(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/article/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const contentProductsQuery = (api: Api, query: Query<'listContentProducts'>) =>
  queryOptions({
    queryKey: queryKeys.contentProducts(query),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/content-products/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Like the orders: the list that is shown stays until the next one has arrived. */
export const productsQuery = (api: Api, query: Query<'listStaffProducts'>) =>
  queryOptions({
    queryKey: queryKeys.products(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/product/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })

export const productQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.product(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/product/{id}/', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: 30_000,
  })

export const pricePlansQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.pricePlans,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/price-plan/', { signal })),
    staleTime: 0,
    refetchInterval: 30_000,
  })

/** Begins and ends by itself, as the list of plans says. */
export const pricePlanQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.pricePlan(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/price-plan/{id}/', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: 30_000,
  })

export const stockQuery = (api: Api, variantId: number) =>
  queryOptions({
    queryKey: queryKeys.stock(variantId),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/staff/variants/{id}/stock/', { params: { path: { id: variantId } }, signal }),
      ),
    staleTime: 0,
  })

/** Customers write and colleagues answer at any time: neither the list nor a ticket is fresh for long. */
export const ticketsQuery = (api: Api, query: Query<'listStaffTickets'>) =>
  queryOptions({
    queryKey: queryKeys.tickets(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/ticket/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

export const ticketQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.ticket(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/ticket/{id}/', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: 15_000,
  })

export const requestsQuery = (api: Api, query: Query<'listStaffRequests'>) =>
  queryOptions({
    queryKey: queryKeys.requests(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/request/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

export const requestQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.request(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/request/{id}/', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: 15_000,
  })

export const cannedRepliesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.cannedReplies,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/canned-reply/', { signal })),
    staleTime: 5_000,
  })

export const assigneesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.assignees,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/ticket-assignee/', { signal })),
    staleTime: 60_000,
  })

type Queued = { status: 'pending' | 'approved' | 'refused'; search?: string; page: number }

/** Colleagues decide too: a queue is never fresh for long. */
export const commentsQuery = (api: Api, query: Queued) =>
  queryOptions({
    queryKey: queryKeys.comments(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/comment/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

export const questionsQuery = (api: Api, query: Queued) =>
  queryOptions({
    queryKey: queryKeys.questions(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/question/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

export const answersQuery = (api: Api, query: Queued) =>
  queryOptions({
    queryKey: queryKeys.answers(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/answer/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

/** Customers take withdrawals back, and colleagues handle them. */
export const withdrawalsQuery = (api: Api, query: Query<'listStaffWithdrawals'>) =>
  queryOptions({
    queryKey: queryKeys.withdrawals(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/withdrawal/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

/** How much work waits in each list; customers and colleagues change it. */
export const waitingQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.waiting,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/waiting/', { signal })),
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

/** Customers ask for returns, and colleagues decide on them. */
export const returnsQuery = (api: Api, query: Query<'listStaffReturns'>) =>
  queryOptions({
    queryKey: queryKeys.returns(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/return/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

export const paymentsQuery = (api: Api, query: Query<'listStaffPayments'>) =>
  queryOptions({
    queryKey: queryKeys.payments(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/payment/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })

/** The spans of the figures, in days. */
export type FigureDays = Query<'getStaffFigures'>['days']

export const figuresQuery = (api: Api, days: FigureDays) =>
  queryOptions({
    queryKey: queryKeys.figures(days),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/figures/', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const marginFiguresQuery = (api: Api, days: FigureDays) =>
  queryOptions({
    queryKey: queryKeys.marginFigures(days),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/figures/margin/', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const flowFiguresQuery = (api: Api, days: FigureDays) =>
  queryOptions({
    queryKey: queryKeys.flowFigures(days),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/figures/flow/', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const ledgerBalancesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.ledgerBalances,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/ledger/account/', { signal })),
    staleTime: 5_000,
  })

export const ledgerEntriesQuery = (api: Api, query: Query<'listLedgerEntries'>) =>
  queryOptions({
    queryKey: queryKeys.ledgerEntries(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/ledger/entry/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })

export const unclaimedQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.unclaimed,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/unclaimed/', { signal })),
    staleTime: 5_000,
  })

export const giftCardsQuery = (api: Api, query: Query<'listStaffGiftCards'>) =>
  queryOptions({
    queryKey: queryKeys.giftCards(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/gift-card/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })

export const giftCardQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.giftCard(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/gift-card/{id}/', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

export const paymentReportsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.paymentReports,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/payment-report/', { signal })),
    staleTime: 5_000,
  })

export const paymentReportQuery = (api: Api, id: number, query: Query<'getPaymentReport'>) =>
  queryOptions({
    queryKey: queryKeys.paymentReport(id, query),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/payment-report/{id}/', { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })

export const discountsQuery = (api: Api, query: Query<'listStaffDiscounts'>) =>
  queryOptions({
    queryKey: queryKeys.discounts(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/discount/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })

export const discountQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.discount(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/discount/{id}/', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: 30_000,
  })

export const actionsQuery = (api: Api, query: Query<'listStaffActions'>) =>
  queryOptions({
    queryKey: queryKeys.actions(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/action/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })

/** The last publications of a content item. @param version the published one: another publication asks again */
export const contentVersionsQuery = (api: Api, name: ContentKey, version: number) =>
  queryOptions({
    queryKey: queryKeys.contentVersions(name, version),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/content/{name}/versions/', { params: { path: { name } }, signal })),
  })

/** A replaced version of a content item, which never changes. */
export const contentVersionQuery = (api: Api, name: ContentKey, version: number) =>
  queryOptions({
    queryKey: queryKeys.contentVersion(name, version),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/staff/content/{name}/versions/{version}/', {
          params: { path: { name, version } },
          signal,
        }),
      ),
    staleTime: Infinity,
  })

/** The saved views of a list. */
export const viewsQuery = (api: Api, list: Query<'listStaffViews'>['list']) =>
  queryOptions({
    queryKey: queryKeys.views(list),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/view/', { params: { query: { list } }, signal })),
    staleTime: 60_000,
  })

/** What the lists have for a text, a few of each; nothing is kept of a text that is no longer asked for. */
export const searchQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKeys.search(text),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/staff/search/', { params: { query: { text } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

/** What is being delivered and read changes by itself. */
export const sentMessagesQuery = (api: Api, query: Query<'listStaffMessages'>) =>
  queryOptions({
    queryKey: queryKeys.messages(query),
    queryFn: ({ signal }) => unwrap(api.GET('/staff/message/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
  })
