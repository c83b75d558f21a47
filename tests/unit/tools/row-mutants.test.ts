import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { rowMutants } from '#tools/mutate/rows/all.ts'
import { falsified } from '#tools/mutate/rows/judge.ts'
import { readLedger } from '#tools/requirements/files.ts'

describe('the changes that make rows of the ledger false', () => {
  it('each fit one place of their file', async () => {
    const misfits: string[] = []
    for (const mutant of rowMutants) {
      const text = await readFile(mutant.file, 'utf8')
      try {
        if (falsified(text, mutant) === text) misfits.push(`${mutant.row} changes nothing`)
      } catch (error) {
        misfits.push(String(error))
      }
    }
    expect(misfits).toEqual([])
  })

  it('are for rows that exist, one each', async () => {
    const ids = new Set((await readLedger()).map(({ id }) => id))
    const rows = rowMutants.map(({ row }) => row)
    expect(rows.filter((row) => !ids.has(row))).toEqual([])
    expect(rows).toHaveLength(new Set(rows).size)
  })
})
