import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#server/problem.ts'

export const formMediaType = 'multipart/form-data'

/** A received file in a temporary folder; deleted when the request ends. */
export type ReceivedFile = { path: string; bytes: number }

export type ReceivedForm = {
  /** The fields, and the client's name for each file. */
  body: Record<string, string>
  files: ReadonlyMap<string, ReceivedFile>
  discard: () => Promise<void>
}

/** The allowance for everything in a form except its files: boundaries, headers and short fields. */
const fieldsAllowance = 16 * 1024
const limits = { files: 1, fields: 10, parts: 11, fieldSize: 1_000, headerPairs: 20 }

/** Leaves the bodies of forms unread, for `receiveForm`. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(formMediaType, (_request, payload, done) => done(null, payload))
}

/** The announced size of a form; `maxBytes` without a `content-length`. Throws `file_too_large`. */
export function announcedBytes({ headers }: FastifyRequest, maxBytes: number): number {
  const length = Number(headers['content-length'] ?? maxBytes)
  if (length > maxBytes + fieldsAllowance) throw new Problem('file_too_large')
  return length
}

/**
 * Reads a form and streams its file to disk, up to `maxBytes`. Calls `onBytes` with the size of each chunk that arrives.
 * Throws `malformed_body` for a form that is broken or ends early, and `file_too_large`.
 */
export async function receiveForm(
  { headers }: FastifyRequest,
  payload: Readable,
  {
    folder,
    maxBytes,
    onBytes,
  }: { folder: string; maxBytes: number; onBytes: (bytes: number) => void },
): Promise<ReceivedForm> {
  const files = new Map<string, ReceivedFile>()
  const body: Record<string, string> = {}
  const paths: string[] = []
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  const keep = async (name: string, stream: BusboyFileStream) => {
    const path = join(folder, randomUUID())
    paths.push(path)
    await pipeline(stream, createWriteStream(path))
    if (stream.truncated) throw new Problem('file_too_large')
    files.set(name, { path, bytes: stream.bytesRead })
  }
  try {
    await mkdir(folder, { recursive: true })
    await readParts(formReader(headers, maxBytes), payload, { body, keep, onBytes })
    return { body, files, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/** The temporary folder for files that are being received. */
export const receivingFolder = (uploadsDir: string): string => join(uploadsDir, 'receiving')

/** Removes files older than `before`, left by killed processes. Safe to run in several processes at once. */
export async function deleteUnfinishedFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const file = await stat(path).catch(() => null)
      if (file !== null && file.mtime < before) await rm(path, { force: true })
    }),
  )
}

type Parts = {
  body: Record<string, string>
  keep: (name: string, stream: BusboyFileStream) => Promise<void>
  onBytes: (bytes: number) => void
}

async function readParts(
  reader: BusboyInstance,
  payload: Readable,
  { body, keep, onBytes }: Parts,
): Promise<void> {
  const { promise: allRead, resolve, reject } = Promise.withResolvers<void>()
  const kept: Promise<void>[] = []
  const end = () => reject(new Problem('malformed_body'))
  reader.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut || Object.hasOwn(body, name)) return end()
    Object.defineProperty(body, name, { value, enumerable: true })
  })
  reader.on('file', (name, stream, filename) => {
    Object.defineProperty(body, name, { value: filename, enumerable: true })
    const keeping = keep(name, stream)
    keeping.catch(reject)
    kept.push(keeping)
  })
  reader.on('finish', resolve)
  for (const event of ['error', 'filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    reader.on(event, end)
  payload.on('error', end).on('close', () => {
    if (!payload.readableEnded) end()
  })
  payload.on('data', (chunk: Buffer) => onBytes(chunk.length))
  payload.pipe(reader)
  try {
    await allRead
    await Promise.all(kept)
  } catch (error) {
    payload.unpipe(reader).resume()
    reader.destroy()
    await Promise.allSettled(kept)
    throw error
  }
}

function formReader(headers: FastifyRequest['headers'], fileSize: number): BusboyInstance {
  const type = headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { ...limits, fileSize },
    })
  } catch {
    throw new Problem('malformed_body')
  }
}
