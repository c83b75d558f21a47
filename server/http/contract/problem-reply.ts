import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemTexts } from '#i18n/problems.ts'
import { isDatabaseDown, isDiskFull } from '#server/platform/db/failures.ts'
import { Problem } from '#server/problem.ts'
import type { RareLog } from '#server/platform/rare-log.ts'
import type { ProblemCode, Schemas } from '#server/schemas.ts'

declare module 'fastify' {
  interface FastifyInstance {
    rareLog: RareLog
  }
}

export const problemMediaType = 'application/problem+json'

const titles: Record<ProblemCode, string> = problemTexts

/**
 * Replies with the problem that matches an error. Unexpected errors are logged, not exposed; a client that went away
 * while it sent its body is no failure of the shop.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (isBadRange(error)) return reply.code(416).send()
  const problem = problemOf(error, request)
  if (isDiskFull(error)) request.server.health.isDiskFull = true
  const { id: reqId } = request
  if (isAborted(request)) request.log.info({ reqId, code: problem.code }, 'request aborted')
  else if (problem.code === 'service_unavailable') logUnavailable(error, request)
  else if (problem.status >= 500)
    request.log.error({ reqId, err: error, code: problem.code }, 'request failed')
  if (problem.details.retry_after_seconds !== undefined)
    reply.header('retry-after', problem.details.retry_after_seconds)
  reply
    .code(problem.status)
    .header('cache-control', 'private, no-store')
    .header('x-request-id', request.id)
  if (isListed(problem, request)) {
    return reply.type('application/json').send(JSON.stringify([problem.code, titles[problem.code]]))
  }
  return reply.type(problemMediaType).send(JSON.stringify(problemBody(problem)))
}

/** Whatever makes the shop unavailable does so for every request: it is logged once in a while. */
function logUnavailable(error: unknown, { id: reqId, log, server }: FastifyRequest): void {
  const cause = isDiskFull(error) ? 'disk' : isDatabaseDown(error) ? 'database' : 'load'
  server.rareLog.log(cause, (unlogged) =>
    log.error({ reqId, err: error, code: 'service_unavailable', unlogged }, 'request failed'),
  )
}

/** Whether the operation replies with this problem as a list: the specification gives those of a discount code so. */
function isListed({ status, code }: Problem, request: FastifyRequest): boolean {
  const { operation } = request.routeOptions.config
  return operation?.listsProblems === true && status === 400 && code !== 'validation_failed'
}

/** The body of a problem reply (RFC 9457 with a `code`). */
function problemBody(problem: Problem): Schemas['Problem'] {
  return {
    type: 'about:blank',
    title: titles[problem.code],
    status: problem.status,
    code: problem.code,
    ...problem.details,
  }
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (isAborted(request)) return new Problem('malformed_body')
  if (isDiskFull(error)) return new Problem('service_unavailable', { retry_after_seconds: 30 })
  if (isDatabaseDown(error)) return new Problem('service_unavailable', { retry_after_seconds: 2 })
  return new Problem((isFastifyError(error) && refusals[error.code]) || 'internal_error')
}

const refusals: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
}

/** Whether the connection broke before the whole body was there. */
const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

/** Of a file that is served in parts (RFC 9110, 14.2). */
const isBadRange = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 416

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
