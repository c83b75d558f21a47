import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { Problem } from '#server/problem.ts'
import type { ReadRow } from './sheet-reader.ts'

/** Why a sheet cannot be read. */
export const sheetProblems = [
  'sheet_type_refused',
  'sheet_encoding_refused',
  'sheet_broken',
  'sheet_too_large',
] as const

export type SheetReply =
  { rows: ReadRow[]; code: null } | { rows: null; code: (typeof sheetProblems)[number] }

/** A sheet as large as it may be takes about two seconds. */
const patienceMs = 20_000
const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 384 }

/** A process reads one sheet after the other, so that their memory does not add up. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Reads a file like `readCells`, in a thread of its own: a file that is made to fill memory or time ends the thread, not
 * the process, and is refused with `sheet_too_large`.
 */
export async function readSheetFile(path: string): Promise<ReadRow[]> {
  const reading = turn.then(async () => readInThread(await readFile(path)))
  turn = reading.catch(() => undefined)
  return reading
}

async function readInThread(bytes: Uint8Array): Promise<ReadRow[]> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    execArgv: [],
    resourceLimits,
  })
  try {
    const reply = await replyOf(worker)
    if (reply.code === null) return reply.rows
    throw new Problem(sheetProblems.find((code) => code === reply.code) ?? 'sheet_broken')
  } finally {
    await worker.terminate()
  }
}

async function replyOf(worker: Worker): Promise<SheetReply> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const [reply]: SheetReply[] = await once(worker, 'message', { signal })
    if (reply === undefined) throw new Error('the worker sent no reply')
    return reply
  } catch (error) {
    if (isUsedUp(error)) throw new Problem('sheet_too_large')
    throw error
  }
}

const isUsedUp = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
