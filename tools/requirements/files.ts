import { readFile, writeFile } from 'node:fs/promises'

const folder = 'docs/requirements'

export type LedgerRow = { id: string; area: string; requirement: string; check: string }
/** A ledger row and one of the tests that show it. */
export type ShownRow = { id: string; test: string }

/** Every row of the ledger, in order. */
export async function readLedger(): Promise<LedgerRow[]> {
  return (await rowsOf('ledger.tsv')).map(
    ([id = '', area = '', , , requirement = '', , check = '']) => ({
      id,
      area,
      requirement,
      check,
    }),
  )
}

/** Rows that are true of the server alone although their check does not begin with a request. */
export async function readServerRows(): Promise<string[]> {
  return (await rowsOf('server-rows.tsv')).map(([id = '']) => id)
}

/** The rows that the committed file claims; empty if there is no file yet. */
export async function readShown(): Promise<ShownRow[]> {
  return (await rowsOf('shown.tsv')).map(([id = '', test = '']) => ({ id, test }))
}

export async function writeShown(rows: ShownRow[]): Promise<void> {
  const lines = rows.map((row) => `${row.id}\t${row.test}`)
  await writeFile(`${folder}/shown.tsv`, `${['id\ttest', ...lines].join('\n')}\n`)
}

async function rowsOf(name: string): Promise<string[][]> {
  const text = await readFile(`${folder}/${name}`, 'utf8').catch(() => '')
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}
