import { readFile, writeFile } from 'node:fs/promises'

const ledgerPath = 'docs/requirements/ledger.tsv'
const shownPath = 'docs/requirements/shown.tsv'

export type LedgerRow = { id: string; area: string; requirement: string }
export type ShownRow = { id: string; test: string }

/** Every row of the ledger, in order. */
export async function readLedger(): Promise<LedgerRow[]> {
  return (await rowsOf(ledgerPath)).map(([id = '', area = '', , , requirement = '']) => ({
    id,
    area,
    requirement,
  }))
}

/** The rows that the committed file claims; empty if there is no file yet. */
export async function readShown(): Promise<ShownRow[]> {
  return (await rowsOf(shownPath)).map(([id = '', test = '']) => ({ id, test }))
}

export async function writeShown(rows: ShownRow[]): Promise<void> {
  const lines = rows.map((row) => `${row.id}\t${row.test}`)
  await writeFile(shownPath, `${['id\ttest', ...lines].join('\n')}\n`)
}

async function rowsOf(path: string): Promise<string[][]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}
