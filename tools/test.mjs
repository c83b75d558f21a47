/**
 * `npm test`: the one gate. Sets itself up (packages, generated code, a browser), runs every check and every layer of
 * tests, compares docs/requirements/shown.tsv with what the passed tests show, and ends with `N passed, N failed`.
 * Tests that passed only when retried are printed with their fault and counted; more than three fail the run.
 * Plain JavaScript, because it starts on whatever Node (≥ 20.19) the machine has.
 */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { ensureBrowser } from './browser.mjs'
import { ensureGenerated, ensurePackages, environment } from './setup.mjs'

const started = Date.now()
try {
  await ensurePackages()
  await ensureGenerated()
} catch (error) {
  console.error(`The tests cannot be set up: ${error.message}`)
  process.exit(1)
}
const browser = await ensureBrowser()
if (browser === null) process.exit(1)

const env = {
  ...environment(),
  CHROMIUM_PATH: browser,
  CHECK_REPLIES: '1',
  CI: process.env.CI ?? '',
}
/** With more than this many tests that passed only when retried, a green run proves too little. */
const flakyAllowed = 3
/** @type {{ passed: number, failed: number, failures: string[], flaky: { fullName: string, faults: string[] }[] }} */
const outcome = { passed: 0, failed: 0, failures: [], flaky: [] }
await rm('reports/tests', { recursive: true, force: true })
await mkdir('reports/tests', { recursive: true })

await check('generated code is current', 'node', ['tools/generate.ts', '--check'])
// The pairs use one processor each.
await Promise.all([
  check('types', 'tsc', ['--noEmit'], { held: true }),
  check('format', 'prettier', ['--check', '--log-level', 'warn', '.'], { held: true }),
])
await check('lint', 'oxlint', ['--type-aware', '--deny-warnings'])
await Promise.all([
  check('nothing unused', 'knip', [], { held: true }),
  check('storybook builds', 'storybook', ['build', '--quiet', '-o', 'dist/storybook'], {
    held: true,
  }),
])
await suite('without a browser', [
  '--project',
  'unit',
  '--project',
  'machines',
  '--project',
  'views',
  '--project',
  'elsewhere',
  '--project',
  'server',
  '--project',
  'safety',
])
await check('build', 'node', ['tools/build.ts'])
await suite('in the browser', ['--project', 'browser'])
await check('requirements', 'node', ['tools/requirements/check.ts'])

count(outcome.flaky.length <= flakyAllowed, `more than ${flakyAllowed} flaky tests`)

for (const failure of outcome.failures) console.log(`✗ ${failure}`)
for (const { fullName, faults } of outcome.flaky)
  console.log(`~ passed only when retried: ${[fullName, ...faults].join('\n  ')}`)
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${outcome.flaky.length} flaky`)
console.log(`${outcome.passed} passed, ${outcome.failed} failed`)
process.exit(outcome.failed === 0 ? 0 : 1)

/** One check counts as one test. */
async function check(name, command, args, { held = false } = {}) {
  const code = await run(command, args, {}, held)
  count(code === 0, name)
}

/** Runs Vitest projects and counts their tests; a run that leaves no record counts as failed. */
async function suite(name, args) {
  const record = `reports/tests/${name.replaceAll(' ', '-')}.json`
  const reporters = ['--reporter', 'default', '--reporter', './tools/testing/results-reporter.ts']
  const code = await run('vitest', ['run', ...args, ...reporters], { RESULTS_FILE: record })
  const results = await readFile(record, 'utf8').then(JSON.parse, () => null)
  if (results === null) return count(false, `tests ${name}: no record`)
  for (const test of results.tests) {
    if (test.state === 'passed' || test.state === 'failed')
      count(test.state === 'passed', test.fullName)
    if (test.flaky) outcome.flaky.push(test)
  }
  for (const error of results.errors) count(false, `tests ${name}: ${error}`)
  if (results.tests.length === 0) count(false, `tests ${name}: none ran`)
  const isKnown = results.errors.length > 0 || results.tests.some(({ state }) => state === 'failed')
  if (code !== 0 && !isKnown) count(false, `tests ${name}: Vitest ended with ${code}`)
}

function count(good, name) {
  if (good) {
    outcome.passed += 1
    return
  }
  outcome.failed += 1
  outcome.failures.push(name)
}

/**
 * Runs a command to its end and returns its exit code. Its output is printed immediately or, if it is `held` because
 * other commands run in parallel, when it has ended.
 */
function run(command, args, settings = {}, held = false) {
  const title = `\n▸ ${command} ${args.join(' ')}`
  if (!held) console.log(title)
  const output = held ? 'pipe' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...env, ...settings },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part) => (text += part))
    child.on('error', () => resolve(127))
    child.on('close', (code) => {
      if (held) console.log(`${title}\n${text}`)
      resolve(code ?? 1)
    })
  })
}
