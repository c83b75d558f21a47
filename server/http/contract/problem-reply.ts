import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemTexts } from '#i18n/problems.ts'
import { isDatabaseDown } from '#server/platform/db/failures.ts'
import { Problem } from '#server/problem.ts'
import type { ProblemCode, Schemas } from '#server/schemas.ts'

export const problemMediaType = 'application/problem+json'

const titles: Record<ProblemCode, string> = problemTexts

/** Replies with the problem that matches an error. Unexpected errors are logged, not exposed. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error)
  if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'request failed')
  if (problem.details.retry_after_seconds !== undefined)
    reply.header('retry-after', problem.details.retry_after_seconds)
  return reply
    .code(problem.status)
    .header('cache-control', 'private, no-store')
    .header('x-request-id', request.id)
    .type(problemMediaType)
    .send(JSON.stringify(problemBody(problem)))
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

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
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
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
