import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '#server/http/entity-tag.ts'
import { imageWidths } from '#server/platform/images/image-store.ts'
import { Problem } from '#server/problem.ts'
import type { Context } from '#server/context.ts'
import type { ByteRange } from '#server/platform/providers/storage.ts'
import { presentedTokens } from '#server/http/security/authenticate.ts'
import { missingFactors } from '#server/http/security/factors.ts'
import { peekSession } from '#server/http/security/sessions.service.ts'
import type { StaffRole } from '#server/schemas.ts'
import { findAttachment, findUpload, type UploadRow } from './uploads.queries.ts'
import { renditionWidths } from './renditions.ts'

const daySeconds = 24 * 3600

/** Who reads tickets and comments that are not published. */
const readers: ReadonlySet<StaffRole> = new Set(['owner', 'support'])

type UploadRequest = { Params: { id: string }; Querystring: { w?: string } }

/**
 * `GET /uploads/<id>`: a video, with ranges if requested, or a picture at least `w` pixels wide, one of `imageWidths`
 * (default 480). Unpublished files must not be cached; those of a ticket or a comment are served to its customer and to
 * the staff who answer it, and do not exist for others.
 */
export function uploadRoutes(app: FastifyInstance, context: Context): void {
  app.route<UploadRequest>({
    method: ['GET', 'HEAD'],
    url: '/uploads/:id',
    config: { takesTurns: true },
    handler: async (request, reply) => {
      const upload = isUuid(request.params.id) && (await findUpload(context.db, request.params.id))
      if (!upload || !(await maySee(context, request, upload))) throw new Problem('not_found')
      const key = `${upload.id}/${upload.kind === 'image' ? widthFor(request.query.w) : 'video'}`
      const bytes = await context.storage.size(key)
      if (bytes === null) throw new Problem('not_found')
      const tag = `"${key}"`
      describe(reply, upload).header('etag', tag)
      if (isKnown(request, tag)) return reply.code(304).send()
      return send(request, reply, context, { key, bytes })
    },
  })
}

async function maySee(
  context: Context,
  request: FastifyRequest,
  { id, isPublic }: UploadRow,
): Promise<boolean> {
  if (isPublic) return true
  const attachment = await findAttachment(context.db, id)
  if (attachment === null) return true
  const session = await peekSession(context, presentedTokens(request))
  if (session === null) return false
  if (session.userId === attachment.ownerId) return true
  const isReader = session.roles.some((role) => readers.has(role))
  return isReader && missingFactors(context, session).length === 0
}

/** Uploaded content must never be executed as a page of the shop. */
function describe(reply: FastifyReply, { isPublic, mediaType }: UploadRow): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', isPublic ? `public, max-age=${daySeconds}` : 'private, no-store')
    .header('accept-ranges', 'bytes')
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage }: Context,
  { key, bytes }: { key: string; bytes: number },
): FastifyReply {
  const range = rangeOf(request.headers.range, bytes)
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  return reply.send(request.method === 'HEAD' ? null : storage.read(key, { start, end }))
}

/** A single range (RFC 9110, 14.1.2); a request for several ranges gets the whole file. */
function rangeOf(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}

/** The narrowest stored width that is at least as wide as requested. Throws `not_found` for an unsupported width. */
function widthFor(asked = '480'): number {
  const width = imageWidths.find((each) => String(each) === asked)
  if (width === undefined) throw new Problem('not_found')
  return renditionWidths.find((kept) => kept >= width) ?? 1440
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
