import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from './entity-tag.ts'
import { Problem } from '#server/problem.ts'
import { UnknownPicture, type ImageStore } from '#server/platform/images/image-store.ts'

const yearSeconds = 31_536_000

type ImageRequest = { Params: { '*': string }; Querystring: { w?: string; f?: string } }

/**
 * Serves `GET /images/*`: `w` is one of `imageWidths` (default 480), `f=jpeg` asks for JPEG; otherwise AVIF or
 * WebP by the Accept header. A picture that does not exist is a 404 problem.
 */
export async function imageRoutes(app: FastifyInstance, { store }: { store: ImageStore }) {
  app.get<ImageRequest>('/images/*', async (request, reply) => {
    try {
      return await serve(store, request, reply)
    } catch (error) {
      throw error instanceof UnknownPicture ? new Problem('not_found') : error
    }
  })
  app.addHook('onClose', () => store.close())
}

async function serve(
  store: ImageStore,
  request: FastifyRequest<ImageRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { w = '480', f } = request.query
  if (f !== undefined && f !== 'jpeg') throw new UnknownPicture(`no pictures as ${f}`)
  const image = await store.get(request.params['*'], {
    width: /^\d{2,4}$/.test(w) ? Number(w) : 0,
    accept: request.headers.accept,
    format: f,
  })
  const tag = `"${image.tag}"`
  reply
    .header('vary', 'Accept')
    .header('etag', tag)
    .header(
      'cache-control',
      `public, max-age=${image.immutable ? `${yearSeconds}, immutable` : '60'}`,
    )
  if (isKnown(request, tag)) return reply.code(304).send()
  return reply.type(image.type).send(image.body)
}
