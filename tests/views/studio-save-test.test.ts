import { expect, it, vi } from 'vitest'
import { saveTest } from '#studio/app/walks/save-test.ts'

const files = vi.hoisted((): Blob[] => [])
vi.mock('#studio/app/exports/save.ts', () => ({
  saveFile: (_name: string, file: Blob) => void files.push(file),
}))

it('saves a walk as a test with the title that it has among the walks', async () => {
  const path = { id: 1, start: 'guest', state: 'mobile.editing', transitions: [], steps: [] }
  const title = () => 'ضبط، ۲ گام تا \u2066code\u2069'
  saveTest({ key: '', title, machine: 'authentication', path, divergence: null })
  expect(await files[0]?.text()).toContain(`test("authentication: ${title()}"`)
})
