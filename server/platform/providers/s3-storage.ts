import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { StorageSettings } from '#server/config.ts'
import { Problem } from '#server/problem.ts'
import type { Storage } from './storage.ts'

/** A video of the largest size over a slow line. */
const putWithinMs = 5 * 60_000
const timeoutMs = 20_000

/**
 * Stores files in a bucket of a service with the S3 protocol, addressed by path (`endpoint/bucket/key`). An object is there as a
 * whole or not at all. Calls that fail with 5xx or 429 are repeated twice; `service_unavailable` if the service stays
 * away.
 */
export function s3Storage({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
}: StorageSettings): Storage {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
    initRetryMs: 100,
  })
  const root = `${endpoint}/${encodeURIComponent(bucket)}`
  const addressOf = (key: string) => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`

  /** The reply, also of 404; throws for others that are no success. */
  async function call(
    url: string,
    init: RequestInit & { signal?: AbortSignal },
  ): Promise<Response> {
    const answer = await client
      .fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init })
      .catch((cause: unknown) => cause)
    if (answer instanceof Response && (answer.ok || answer.status === 404)) return answer
    if (answer instanceof Response) await answer.body?.cancel()
    const problem = new Problem('service_unavailable', { retry_after_seconds: 10 })
    problem.cause =
      answer instanceof Response
        ? new Error(`the storage answered ${answer.status} to ${init.method}`)
        : answer
    throw problem
  }

  async function* bytesOf(key: string, range?: { start: number; end: number }) {
    const headers: HeadersInit =
      range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }
    const response = await call(addressOf(key), { method: 'GET', headers, signal: undefined })
    if (!response.ok || response.body === null) throw new Error('the stored file is gone')
    yield* response.body
  }

  async function* keysBelow(prefix: string) {
    let next: string | null = null
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix, 'encoding-type': 'url' })
      if (next !== null) query.set('continuation-token', next)
      const list = await (await call(`${root}?${query}`, { method: 'GET' })).text()
      const decoded = list.includes('<EncodingType>url<') ? fromUrl : fromXml
      yield [...list.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decoded(key))
      next = /<NextContinuationToken>([^<]*)</.exec(list)?.[1] ?? null
    } while (next !== null)
  }

  return {
    put: async (key, content) => {
      const body = 'path' in content ? await openAsBlob(content.path) : new Uint8Array(content)
      const signal = AbortSignal.timeout(putWithinMs)
      const { status } = await call(addressOf(key), { method: 'PUT', body, signal })
      if (status === 404) throw new Error(`there is no bucket ${bucket}`)
    },
    size: async (key) => {
      const { ok, headers } = await call(addressOf(key), { method: 'HEAD' })
      return ok ? Number(headers.get('content-length')) : null
    },
    read: (key, range) => Readable.from(bytesOf(key, range), { objectMode: false }),
    removeFolder: async (folder) => {
      for await (const keys of keysBelow(`${folder}/`))
        await Promise.all(keys.map((key) => call(addressOf(key), { method: 'DELETE' })))
    },
  }
}

/** Keys of a list are encoded like a URL if the service can do so, and otherwise like any text of XML. */
const fromUrl = (key: string) => decodeURIComponent(key.replaceAll('+', ' '))
const fromXml = (key: string) =>
  key.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
