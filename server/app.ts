import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { loadContract } from './http/contract/document.ts'
import { acceptForms } from './http/contract/forms.ts'
import { sendProblem } from './http/contract/problem-reply.ts'
import { registerContract } from './http/contract/register.ts'
import type { Handlers } from './http/contract/types.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import { Catalogue } from './catalogue/catalogue.ts'
import { feedCatalogue } from './catalogue/feed.ts'
import { adviceHandlers } from './features/advice/advice.handlers.ts'
import { deviceRegistryHandlers } from './features/device-registry/device-registry.handlers.ts'
import { installmentsHandlers } from './features/installments/installments.handlers.ts'
import { platformSignUpsHandlers } from './features/platform-sign-ups/platform-sign-ups.handlers.ts'
import { usedPhonesHandlers } from './features/used-phones/used-phones.handlers.ts'
import { accountsHandlers } from './features/accounts/accounts.handlers.ts'
import { ownAccountHandlers } from './features/accounts/own-account.handlers.ts'
import { articlesHandlers } from './features/articles/articles.handlers.ts'
import { contentsHandlers } from './features/contents/contents.handlers.ts'
import { informationHandlers } from './features/information/information.handlers.ts'
import { cartHandlers } from './features/cart/cart.handlers.ts'
import { productsHandlers } from './features/products/products.handlers.ts'
import { commentsHandlers } from './features/comments/comments.handlers.ts'
import { questionsHandlers } from './features/questions/questions.handlers.ts'
import { discoveryRoutes } from './features/discovery/discovery.routes.ts'
import { countRequests } from './http/metrics/count-requests.ts'
import { healthRoutes } from './http/health/health.handlers.ts'
import { homeHandlers } from './features/home/home.handlers.ts'
import { stockAlertsHandlers } from './features/stock-alerts/stock-alerts.handlers.ts'
import { ordersHandlers } from './features/orders/orders.handlers.ts'
import { paymentsHandlers } from './features/payments/payments.handlers.ts'
import { profileHandlers } from './features/profile/profile.handlers.ts'
import { wishlistHandlers } from './features/wishlist/wishlist.handlers.ts'
import { searchesHandlers } from './features/searches/searches.handlers.ts'
import { encyclopediaHandlers } from './features/encyclopedia/encyclopedia.handlers.ts'
import { booksHandlers } from './features/finance/books.handlers.ts'
import { giftCardHandlers } from './features/finance/gift-cards.handlers.ts'
import { paymentReportHandlers } from './features/finance/payment-reports.handlers.ts'
import { figuresHandlers } from './features/finance/figures.handlers.ts'
import { financeHandlers } from './features/finance/finance.handlers.ts'
import { staffHandlers } from './features/staff/staff.handlers.ts'
import { staffViewsHandlers } from './features/staff-views/staff-views.handlers.ts'
import { staffSearchHandlers } from './features/staff-search/staff-search.handlers.ts'
import { staffWaitingHandlers } from './features/staff-waiting/staff-waiting.handlers.ts'
import { brandsHandlers } from './features/brands/brands.handlers.ts'
import { exportJobs } from './features/list-exports/list-exports.jobs.ts'
import { exportsHandlers } from './features/list-exports/list-exports.handlers.ts'
import { importsHandlers } from './features/catalogue-files/imports.handlers.ts'
import { categoriesHandlers } from './features/categories/categories.handlers.ts'
import { staffProductsHandlers } from './features/products/staff-products.handlers.ts'
import { ticketsHandlers } from './features/tickets/tickets.handlers.ts'
import { messagesHandlers } from './features/messages/messages.handlers.ts'
import { messageJobs } from './features/messages/messages.jobs.ts'
import { cannedRepliesHandlers } from './features/canned-replies/canned-replies.handlers.ts'
import { customersHandlers } from './features/customers/customers.handlers.ts'
import { requestsHandlers } from './features/requests/requests.handlers.ts'
import { pushHandlers } from './features/push/push.handlers.ts'
import { addressesHandlers } from './features/addresses/addresses.handlers.ts'
import { deliveryHandlers } from './features/delivery/delivery.handlers.ts'
import { inboxHandlers } from './features/inbox/inbox.handlers.ts'
import {
  createInboxStreams,
  endInboxStreams,
  type InboxStreams,
} from './features/inbox/inbox.service.ts'
import { feedInbox } from './platform/inbox-feed.ts'
import { watchMoney } from './features/payments/watch-money.service.ts'
import { mapHandlers } from './features/map/map.handlers.ts'
import { mapRoutes } from './features/map/map.routes.ts'
import { uploadRoutes } from './features/uploads/uploads.routes.ts'
import { walletHandlers } from './features/wallet/wallet.handlers.ts'
import type { Extension, Storefront } from './extension.ts'
import { pricesHandlers } from './features/prices/prices.handlers.ts'
import { priceJobs } from './features/prices/prices.jobs.ts'
import { housekeepingJobs } from './features/housekeeping/housekeeping.jobs.ts'
import { smsJobs } from './features/sms/sms.jobs.ts'
import { pushJobs } from './features/push/push.jobs.ts'
import { orderJobs } from './features/orders/orders.jobs.ts'
import { storeProductTotals } from './features/products/product-totals.service.ts'
import { stockAlertJobs } from './features/stock-alerts/stock-alerts.jobs.ts'
import { createJobRunner, type JobHandlers } from './platform/jobs/job-runner.ts'
import { uploadJobs } from './features/uploads/uploads.jobs.ts'
import { backOffice } from './http/pages/back-office.ts'
import { developmentSource } from './http/pages/development.ts'
import { pages } from './http/pages/pages.ts'
import { replyToUnreadable } from './http/pages/unreadable-request.ts'
import { builtPictures } from './platform/images/built-pictures.ts'
import { createImageStore } from './platform/images/image-store.ts'
import { imageRoutes } from './http/images.ts'
import { Problem } from './problem.ts'
import { cachedMap } from './platform/providers/cached-map.ts'
import { openStreetMap, type MapService } from './platform/providers/map.ts'
import { paymentProviders } from './platform/providers/gateways.ts'
import type { Transport } from './platform/providers/provider-call.ts'
import { createPushProvider } from './platform/providers/push.ts'
import { remoteMap } from './platform/providers/remote-map.ts'
import {
  measuredMap,
  measuredPayments,
  measuredPush,
  measuredSms,
} from './platform/metrics/measured-providers.ts'
import { RareLog } from './platform/rare-log.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { addShopState } from './platform/metrics/shop-state.ts'
import { createSmsProvider } from './platform/providers/sms-services.ts'
import { createStorage } from './platform/providers/open-storage.ts'
import { forgetSession } from './http/security/authenticate.ts'
import { limitRequestsAtOnce } from './http/requests-at-once.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { securityHeaders } from './http/security/headers.ts'

export type App = {
  server: FastifyInstance
  context: Context
  jobs: ReturnType<typeof createJobRunner>
  /** Announces the end: the shop is no longer ready and keeps no connection, but still replies. Call it before `close`. */
  drain: () => Promise<void>
  /** Finishes running requests and jobs, then closes everything that the app opened; the database stays open. */
  close: () => Promise<void>
}

type Parts = {
  config: Config
  database: OpenDatabase
  log: Logger
  /** Metrics that also count the database's queries; its own if left out. */
  metrics?: Metrics
  now?: () => number
  storefront?: Storefront
  extensions?: readonly Extension[]
  /** Sends the calls to payment providers. */
  transport?: Transport
}

/** Builds the shop: creates everything that a service may need and passes it down. */
export async function createApp(parts: Parts): Promise<App> {
  const { config, database, log, metrics = createMetrics(), now = Date.now, transport } = parts
  const { storefront = 'none', extensions = [] } = parts
  const server = createServer(config, log)
  const catalogue = new Catalogue(now)
  const context: Context = {
    config,
    db: database.db,
    log: server.log,
    now,
    catalogue,
    pictures: extensions.find(({ pictures }) => pictures)?.pictures ?? builtPictures(),
    map: mapProvider(config, extensions, metrics),
    payments: measuredPayments(paymentProviders(config, extensions, transport), metrics),
    sms: measuredSms(createSmsProvider(config), metrics),
    push: measuredPush(createPushProvider(config), metrics),
    storage: createStorage(config),
    metrics,
  }
  addGauges(context)
  countRequests(server, metrics)
  const { db, connectionString } = database
  const feed = await feedCatalogue({ catalogue, db, connectionString, log: server.log })
  const inbox = await feedInbox({ connectionString, log: server.log })
  const inboxStreams = createInboxStreams(inbox, config.limits.accessSeconds * 1000)
  server.addHook('preClose', async () => endInboxStreams(inboxStreams))
  const jobs = createJobRunner(context, jobHandlers(context, extensions), async () => {
    await watchMoney(context)
    await storeProductTotals(context)
  })

  await server.register(cookie)
  await server.register(formbody)
  securityHeaders(server, config)
  limitRequestsAtOnce(server, config.limits)
  healthRoutes(server, context)
  discoveryRoutes(server, context)
  uploadRoutes(server, context)
  await server.register(async (api) => apiRoutes(api, context, inboxStreams), { prefix: '/api' })
  for (const { routes } of extensions) routes?.(server, context, storefront)
  if (storefront !== 'none') await storefrontRoutes(server, context, storefront)

  const drain = async () => {
    server.health.isStopping = true
    await delay(drainMs)
  }
  const close = async () => {
    await Promise.all([jobs.stop(), closeServer(server)])
    await Promise.all([feed.close(), inbox.close()])
  }
  return { server, context, jobs, drain, close }
}

/** How long requests still arrive that were sent before the end was known. */
const drainMs = 500
/** Requests that take longer, such as bodies that trickle in, are cut off when the server closes. */
const closeWithinMs = 4_000

async function closeServer(server: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), closeWithinMs)
  await server.close()
  clearTimeout(cutOff)
}

async function storefrontRoutes(
  server: FastifyInstance,
  context: Context,
  storefront: Storefront,
): Promise<void> {
  const store = createImageStore({
    dir: join(context.config.dataDir, 'images'),
    source: context.pictures,
    onError: (error) => context.log.warn({ err: error }, 'a picture cannot be made'),
  })
  void store
    .sweep()
    .catch((error: unknown) =>
      context.log.warn({ err: error }, 'pictures of older versions cannot be removed'),
    )
  await server.register(async (images) => imageRoutes(images, { store }))
  if (storefront !== 'none') {
    await server.register(async (app) => backOffice(app, context, storefront))
  }
  const source = storefront === 'development' ? await developmentSource(server) : undefined
  await pages(server, context, { source })
}

function addGauges(context: Context): void {
  const { metrics, catalogue, db } = context
  addShopState(context)
  metrics.addGauge('shop_catalogue_products', 'Products in memory', () => catalogue.size)
  const { $client: pool } = db
  metrics.addGauge('shop_database_connections', 'Open connections', () => pool.totalCount)
  metrics.addGauge('shop_database_connections_idle', 'Those that are idle', () => pool.idleCount)
  metrics.addGauge('shop_database_waiting', 'Queries without a connection', () => pool.waitingCount)
}

function mapProvider(
  config: Config,
  extensions: readonly Extension[],
  metrics: Metrics,
): MapService {
  const own = config.map === null ? extensions.find(({ map }) => map)?.map : undefined
  const service = own ?? remoteMap(config.map ?? openStreetMap, { siteUrl: config.siteUrl })
  return cachedMap(measuredMap(service, metrics))
}

const operationHandlers = (context: Context, inboxStreams: InboxStreams): Handlers => ({
  ...homeHandlers(context),
  ...articlesHandlers(context),
  ...informationHandlers(context),
  ...contentsHandlers(context),
  ...productsHandlers(context),
  ...commentsHandlers(context),
  ...questionsHandlers(context),
  ...accountsHandlers(context),
  ...ownAccountHandlers(context),
  ...profileHandlers(context),
  ...addressesHandlers(context),
  ...cartHandlers(context),
  ...deliveryHandlers(context),
  ...mapHandlers(context),
  ...ordersHandlers(context),
  ...paymentsHandlers(context),
  ...walletHandlers(context),
  ...wishlistHandlers(context),
  ...searchesHandlers(context),
  ...encyclopediaHandlers(context),
  ...stockAlertsHandlers(context),
  ...messagesHandlers(context),
  ...pushHandlers(context),
  ...ticketsHandlers(context),
  ...inboxHandlers(inboxStreams),
  ...adviceHandlers(context),
  ...requestsHandlers(context),
  ...cannedRepliesHandlers(context),
  ...customersHandlers(context),
  ...installmentsHandlers(context),
  ...platformSignUpsHandlers(context),
  ...usedPhonesHandlers(context),
  ...deviceRegistryHandlers(context),
  ...staffHandlers(context),
  ...staffSearchHandlers(context),
  ...staffWaitingHandlers(context),
  ...staffViewsHandlers(context),
  ...staffProductsHandlers(context),
  ...brandsHandlers(context),
  ...categoriesHandlers(context),
  ...exportsHandlers(context),
  ...importsHandlers(context),
  ...pricesHandlers(context),
  ...booksHandlers(context),
  ...giftCardHandlers(context),
  ...paymentReportHandlers(context),
  ...figuresHandlers(context),
  ...financeHandlers(context),
})

const jobHandlers = (context: Context, extensions: readonly Extension[]): JobHandlers => ({
  ...smsJobs(context),
  ...pushJobs(context),
  ...messageJobs(context),
  ...housekeepingJobs(context, extensions),
  ...orderJobs(context),
  ...uploadJobs(context),
  ...stockAlertJobs(context),
  ...priceJobs(context),
  ...exportJobs(context),
})

function apiRoutes(api: FastifyInstance, context: Context, inboxStreams: InboxStreams): void {
  acceptForms(api)
  const contract = loadContract()
  registerContract(api, context, contract, operationHandlers(context, inboxStreams))
  mapRoutes(api, context)
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json').send(contract.text),
  )
  api.setNotFoundHandler(async () => {
    throw new Problem('not_found')
  })
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem && error.status === 401)
      forgetSession(context.config, request, reply)
    return sendProblem(error, request, reply)
  })
}

/** An upload on a slow phone; slower bodies end earlier (`endSlowBodies`). */
const longestRequestMs = 15 * 60_000

function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const server: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: longestRequestMs,
    genReqId: () => randomUUID(),
    // Lines name their request by `reqId`: Pino redacts the fields of each new logger, a twentieth of a list's time.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 1_000 },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // No hook runs for these replies, so they carry the security headers themselves.
    frameworkErrors: (error, request, reply) =>
      sendProblem(error, request, reply.headers(server.securityHeaders)),
    clientErrorHandler: (error, socket) => replyToUnreadable(error, socket, server.securityHeaders),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  server.setErrorHandler(sendProblem)
  server.decorate('rareLog', new RareLog())
  server.decorate('health', { isStopping: false, isDiskFull: false })
  closeAfterLastReply(server)
  endSlowBodies(server, config.limits.bodySeconds)
  server.addHook('onResponse', async (request, reply) => {
    const level = request.method === 'GET' && reply.statusCode < 400 ? 'debug' : 'info'
    request.log[level](
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  return server
}

/** A URL with invalid escapes is taken literally, so it leads to a page that does not exist. */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Closes each connection after its last reply once the server is stopping; keep-alive would delay the stop. */
function closeAfterLastReply(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    server.health.isStopping = true
  })
  server.addHook('onSend', async (_request, reply) => {
    if (server.health.isStopping) reply.header('connection', 'close')
  })
}
