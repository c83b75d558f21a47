import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import {
  authenticate,
  presentedTokens,
  securityCheckers,
} from '#server/http/security/authenticate.ts'
import { writeCookies } from '#server/http/security/cookies.ts'
import { refuseOtherSites } from '#server/http/security/origin.ts'
import { asClient } from '#server/platform/db/client-share.ts'
import { clientOf } from '#server/http/client.ts'
import { correctUpload, countUpload } from '#server/platform/limits/upload-limits.service.ts'
import { reserveRoom } from '#server/platform/limits/upload-room.service.ts'
import type { Caller } from './caller.ts'
import { eventStream, type Contract, type Operation } from './document.ts'
import {
  announcedBytes,
  receiveForm,
  receivingFolder,
  type ReceivedFile,
  type ReceivedForm,
} from './forms.ts'
import { problemMediaType } from './problem-reply.ts'
import { sendPublic } from './public-reply.ts'
import type { FileReply, Handlers, ReplyCookies } from './types.ts'
import { contractChecks, type ReplyCheck } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    operation?: Operation
    checkReply?: ReplyCheck
  }
}

/** A handler whose operation is only known at boot. */
type AnyReply = {
  status: number
  body?: unknown
  html?: string
  file?: FileReply
  events?: Readable
  location?: string
  cookies?: ReplyCookies
}
type AnyHandler = { handle(request: object): Promise<AnyReply> }['handle']

/**
 * Registers every operation of the contract. Throws when the handlers and the contract differ, or when a security
 * scheme of the contract has no checker.
 */
export function registerContract(
  app: FastifyInstance,
  context: Context,
  contract: Contract,
  handlers: Handlers,
): void {
  const byId = new Map<string, AnyHandler>(Object.entries(handlers))
  const faults = contractFaults(contract, [...byId.keys()])
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const checks = contractChecks(contract)
  app.decorateRequest('caller', null)
  if (context.config.checkReplies) app.addHook('onSend', checkReply)
  for (const operation of contract.operations) {
    const handler = byId.get(operation.id)
    if (!handler) continue
    const checkRequest = checks.request(operation)
    const serve = async (request: FastifyRequest, reply: FastifyReply) => {
      const form = await receivedForm(context, operation, request)
      try {
        const checked = checkRequest({
          path: request.params,
          query: request.query,
          headers: request.headers,
          body: form ? form.body : request.body,
          mediaType: mediaTypeOf(request),
        })
        const result = await handler({
          ...checked,
          files: form?.files ?? noFiles,
          caller: request.caller,
          tokens: presentedTokens(request),
        })
        if (result.status === 200 && isShared(operation, request.caller)) {
          return sendPublic(request, reply, JSON.stringify(result.body))
        }
        return send(reply, context, result)
      } finally {
        await form?.discard()
      }
    }
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      exposeHeadRoute: hasHead(operation),
      config: { operation, checkReply: checks.reply(operation) },
      onRequest: async (request, reply) => {
        refuseOtherSites(request, operation, context.config)
        refuseMediaType(request, operation)
        const caller = await authenticate(context, operation, request, reply)
        request.caller = caller
        reply.header(
          'cache-control',
          isShared(operation, caller) ? 'no-cache' : 'private, no-store',
        )
      },
      handler: (request, reply) => asClient(clientOf(request), () => serve(request, reply)),
    })
  }
  refuseOtherMethods(app, contract)
}

const noFiles: ReadonlyMap<string, ReceivedFile> = new Map()

/** Reads a form body once there is room for it and the caller's upload quota allows it; null for other bodies. */
async function receivedForm(
  context: Context,
  { maxFileBytes }: Operation,
  request: FastifyRequest,
): Promise<ReceivedForm | null> {
  const { body, caller } = request
  if (maxFileBytes === null || caller === null || !(body instanceof Readable)) return null
  const bytes = announcedBytes(request, maxFileBytes)
  const release = await reserveRoom(context, { bytes, isGuest: caller.kind === 'guest' })
  try {
    const form = await countedForm(context, request, body, { caller, bytes, maxFileBytes })
    const discard = () => {
      release()
      return form.discard()
    }
    return { ...form, discard }
  } catch (error) {
    release()
    throw error
  }
}

async function countedForm(
  context: Context,
  request: FastifyRequest,
  body: Readable,
  { caller, bytes, maxFileBytes }: { caller: Caller; bytes: number; maxFileBytes: number },
): Promise<ReceivedForm> {
  const counted = await countUpload(context, caller, bytes)
  const folder = receivingFolder(context.config.uploadsDir)
  let received = 0
  const onBytes = (some: number) => (received += some)
  try {
    return await receiveForm(request, body, { folder, maxBytes: maxFileBytes, onBytes })
  } catch (error) {
    const hungUp = body.destroyed && !body.readableEnded
    if (hungUp && received < bytes) await correctUpload(context, counted, received)
    throw error
  }
}

/** The mismatches between the contract and its handlers and checkers, one sentence each. */
export function contractFaults(contract: Contract, handlerIds: string[]): string[] {
  const ids = contract.operations.map(({ id }) => id)
  const schemes = new Set(contract.operations.flatMap(({ security }) => security.flat()))
  const several = contract.operations.filter(({ security }) =>
    security.some((all) => all.length > 1),
  )
  return [
    ...ids.filter((id) => !handlerIds.includes(id)).map((id) => `operation ${id} has no handler`),
    ...handlerIds
      .filter((id) => !ids.includes(id))
      .map((id) => `handler ${id} belongs to no operation`),
    ...[...schemes]
      .filter((scheme) => !Object.hasOwn(securityCheckers, scheme))
      .map((scheme) => `security scheme ${scheme} has no checker`),
    ...several.map(
      ({ id }) => `operation ${id} demands several schemes at once, which is not served`,
    ),
  ]
}

function send(reply: FastifyReply, context: Context, result: AnyReply): FastifyReply {
  if (result.cookies) writeCookies(reply, context.config, result.cookies)
  reply.code(result.status)
  if (result.location !== undefined) return reply.header('location', result.location).send()
  if (result.status === 204) return reply.send()
  if (result.file !== undefined) return sendFile(reply, result.file)
  if (result.events !== undefined) return sendEvents(reply, result.events)
  if (result.html !== undefined) return reply.type('text/html; charset=utf-8').send(result.html)
  return reply.type('application/json').send(JSON.stringify(result.body))
}

const sendFile = (reply: FastifyReply, { name, bytes, body }: FileReply): FastifyReply =>
  reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-length', bytes)
    .send(body)

/** A proxy in front must not hold events back. */
const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply.type(eventStream).header('x-accel-buffering', 'no').send(events)

async function checkReply(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { checkReply: check, operation } = request.routeOptions.config
  if (!check || !operation || reply.statusCode === 304 || payload instanceof Readable)
    return payload
  const mediaType = String(reply.getHeader('content-type') ?? '').split(';')[0] || null
  const body: unknown =
    typeof payload === 'string' && payload !== '' ? parsed(mediaType, payload) : undefined
  const fault = check(reply.statusCode, mediaType, body)
  if (fault === null) return payload
  request.log.error(
    { reqId: request.id, operation: operation.id, path: operation.path, fault },
    'reply breaks the contract',
  )
  reply.code(500).type(problemMediaType)
  return JSON.stringify({
    type: 'about:blank',
    title: `The reply of ${operation.id} breaks the contract`,
    status: 500,
    code: 'internal_error',
    detail: fault,
  })
}

const parsed = (mediaType: string | null, payload: string): unknown =>
  mediaType?.endsWith('json') ? JSON.parse(payload) : payload

/** Rejects a body of the wrong media type before it is read. */
function refuseMediaType(request: FastifyRequest, { body }: Operation): void {
  const mediaType = mediaTypeOf(request)
  if (mediaType === null || body === null) return
  if (!body.contents.some((content) => content.mediaType === mediaType))
    throw new Problem('unsupported_media_type')
}

function refuseOtherMethods(app: FastifyInstance, { operations }: Contract): void {
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const there = operations.filter((operation) => operation.path === path)
    const allowed = there.flatMap((operation) =>
      hasHead(operation) ? ['GET', 'HEAD'] : [operation.method],
    )
    app.route({
      method: everyMethod.filter((method) => !allowed.includes(method)),
      url: routePath(path),
      exposeHeadRoute: false,
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '))
        throw new Problem('method_not_allowed')
      },
      handler: async () => undefined,
    })
  }
}

const everyMethod: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const hasHead = ({ method, writes, streams }: Operation) => method === 'GET' && !writes && !streams

/** Whether the reply is the same for everyone: a read of a public operation without a session. */
const isShared = ({ method, writes }: Operation, caller: Caller | null) =>
  method === 'GET' && !writes && caller?.kind === 'guest'

const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

const mediaTypeOf = ({ headers }: FastifyRequest): string | null =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() || null
