import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { loadContract } from './contract/document.ts'
import { sendProblem } from './contract/problem-reply.ts'
import { registerContract } from './contract/register.ts'
import type { Handlers } from './contract/types.ts'
import type { OpenDatabase } from './db/database.ts'
import { Catalogue } from './catalogue/catalogue.ts'
import { feedCatalogue } from './catalogue/feed.ts'
import { accountsHandlers } from './handlers/accounts.ts'
import { cartHandlers } from './handlers/cart.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { devRoutes } from './handlers/dev.ts'
import { healthRoutes } from './handlers/health.ts'
import { homeHandlers } from './handlers/home.ts'
import { ordersHandlers } from './handlers/orders.ts'
import { paymentsHandlers } from './handlers/payments.ts'
import { profileHandlers } from './handlers/profile.ts'
import { walletHandlers } from './handlers/wallet.ts'
import { accountJobs } from './jobs/accounts.ts'
import { commerceJobs } from './jobs/commerce.ts'
import { createJobRunner, type JobHandlers } from './jobs/runner.ts'
import { developmentSource } from './pages/development.ts'
import { pages } from './pages/pages.ts'
import { createImageStore } from './pictures/images.ts'
import { imageRoutes } from './pictures/plugin.ts'
import { Problem } from './problem.ts'
import { paymentProviders } from './providers/gateways.ts'
import type { Transport } from './providers/rial-gateway.ts'
import { sandboxBank } from './providers/sandbox-bank/routes.ts'
import { createSmsProvider } from './providers/sms.ts'
import { forgetSession } from './security/authenticate.ts'
import { securityHeaders } from './security/headers.ts'

export type App = {
  server: FastifyInstance
  context: Context
  jobs: ReturnType<typeof createJobRunner>
  /** Ends requests and jobs at hand, then everything that the app opened; the database stays open. */
  close: () => Promise<void>
}

type Parts = {
  config: Config
  database: OpenDatabase
  log: Logger
  now?: () => number
  /** The pages and pictures: as they were built, rendered from the sources, or left away. */
  storefront?: 'built' | 'development' | 'none'
  /** Carries the calls to payment providers. */
  transport?: Transport
}

/** Composes the shop: everything that a service may need is made here and passed down. */
export async function createApp(parts: Parts): Promise<App> {
  const { config, database, log, now = Date.now, transport, storefront = 'none' } = parts
  const server = createServer(config, log)
  const catalogue = new Catalogue(now)
  const context: Context = {
    config,
    db: database.db,
    log: server.log,
    now,
    catalogue,
    payments: paymentProviders(config, transport),
    sms: createSmsProvider(config),
  }
  const { db, connectionString } = database
  const feed = await feedCatalogue({ catalogue, db, connectionString, log: server.log })
  const jobs = createJobRunner(context, jobHandlers(context))

  await server.register(cookie)
  await server.register(formbody)
  securityHeaders(server, config)
  healthRoutes(server, context)
  devRoutes(server, context)
  sandboxBank(server, context)
  await server.register(async (api) => apiRoutes(api, context), { prefix: '/api' })
  if (storefront !== 'none') await storefrontRoutes(server, context, storefront)

  const close = async () => {
    await jobs.stop()
    await server.close()
    await feed.close()
  }
  return { server, context, jobs, close }
}

async function storefrontRoutes(
  server: FastifyInstance,
  context: Context,
  storefront: 'built' | 'development',
): Promise<void> {
  const store = createImageStore({
    dir: join(context.config.dataDir, 'images'),
    onError: (error) => context.log.warn({ err: error }, 'a picture cannot be made'),
  })
  await server.register(async (images) => imageRoutes(images, { store }))
  const source = storefront === 'development' ? await developmentSource(server) : undefined
  await pages(server, context, { source })
}

const operationHandlers = (context: Context): Handlers => ({
  ...homeHandlers(context),
  ...catalogueHandlers(context),
  ...accountsHandlers(context),
  ...profileHandlers(context),
  ...cartHandlers(context),
  ...ordersHandlers(context),
  ...paymentsHandlers(context),
  ...walletHandlers(context),
})

const jobHandlers = (context: Context): JobHandlers => ({
  ...accountJobs(context),
  ...commerceJobs(context),
})

function apiRoutes(api: FastifyInstance, context: Context): void {
  const contract = loadContract()
  registerContract(api, context, contract, operationHandlers(context))
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json').send(contract.text),
  )
  api.setNotFoundHandler(async () => {
    throw new Problem('not_found')
  })
  api.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem && error.code === 'session_expired')
      forgetSession(context.config, request, reply)
    return sendProblem(error, request, reply)
  })
}

function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.bodyBytes,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: sendProblem,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  server.setErrorHandler(sendProblem)
  lastReplies(server)
  server.addHook('onResponse', async (request, reply) => {
    const level = request.method === 'GET' && reply.statusCode < 400 ? 'debug' : 'info'
    request.log[level](
      {
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

/** A connection whose request outlives the start of the stop ends with its reply; kept alive, it would hold the stop up. */
function lastReplies(server: FastifyInstance): void {
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
