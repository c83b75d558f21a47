/**
 * Makes everything under generated/api from api-spec/: `openapi.json` (one bundled document) and
 * `schema.d.ts` (types of every call). `--check` writes nothing and exits 1 when a file is out of date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'

const check = process.argv.includes('--check')
const config = await createConfig({})
const { bundle: bundled, problems } = await bundle({ ref: 'api-spec/openapi.yaml', config })
const errors = problems.filter((problem) => problem.severity === 'error')
for (const error of errors) console.error(error.message, error.location[0]?.pointer ?? '')
if (errors.length > 0) process.exit(1)

const document: unknown = bundled.parsed
const types = astToString(await openapiTS(JSON.stringify(document)))
const stale = [
  await put('generated/api/openapi.json', `${JSON.stringify(document, null, 1)}\n`),
  await put(
    'generated/api/schema.d.ts',
    `// Made by tools/generate.ts from api-spec/.\n\n${types}`,
  ),
].filter((path) => path !== null)

if (check && stale.length > 0) {
  console.error(`out of date: ${stale.join(', ')} (npm run generate)`)
  process.exit(1)
}

async function put(path: string, content: string): Promise<string | null> {
  const current = await readFile(path, 'utf8').catch(() => null)
  if (current === content) return null
  if (!check) {
    await mkdir('generated/api', { recursive: true })
    await writeFile(path, content)
  }
  return path
}
