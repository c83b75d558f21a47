import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '#server/problem.ts'
import { sheetProblems, type SheetReply } from './read-sheet.ts'
import { readCells } from './sheet-reader.ts'

/** The thread of `read-sheet.ts`: reads the sheet whose bytes it is started with, and ends. */
const reply = async (): Promise<SheetReply> => {
  if (!(workerData instanceof Uint8Array)) throw new Error('this file is the entry of a worker')
  try {
    return { rows: await readCells(workerData), code: null }
  } catch (error) {
    const code = error instanceof Problem && sheetProblems.find((each) => each === error.code)
    if (!code) throw error
    return { rows: null, code }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has no origin
parentPort?.postMessage(await reply())
