import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { SheetPages } from '#server/platform/sheets/cells.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import type { FileReply } from './contract/types.ts'

/** A reply with a sheet as CSV, for one that fits into memory. */
export async function csvReply(name: string, pages: SheetPages): Promise<FileReply> {
  const file = await buffer(Readable.from(csvOf(pages)))
  return { name, bytes: file.length, body: Readable.from([file]) }
}
