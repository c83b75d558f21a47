import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { format as formatted, resolveConfig } from 'prettier'
import type { PathsReport } from '#walks/paths-report.ts'
import { helperFiles, joinHelpers } from '#studio/scripts/join-helpers.ts'
import { playwrightFile, walksOnPages } from '#studio/scripts/playwright.ts'
import { scriptOf, type Script } from '#studio/scripts/script.ts'
import { reasonAgainst } from '#studio/shop/addresses.ts'
import { viewsIn } from '#studio/sources/views-in.ts'
import type { PathsOptions, ScriptFormat } from '../options.ts'
import { feature } from './gherkin.ts'
import { testPlan } from './plan.ts'
import { replaceExport } from './replace-export.ts'

const folders = { gherkin: 'reports/features', playwright: 'reports/playwright', plan: 'reports' }

/** The message names the paths that can be exported. */
class UnknownPath extends Error {}

/** Writes scripts and prints where they are, or in one line why there are none. Returns whether they were written. */
export async function exportScripts(
  report: PathsReport,
  options: NonNullable<PathsOptions['scripts']>,
): Promise<boolean> {
  try {
    console.log(await writeScripts(report, options))
    return true
  } catch (error) {
    if (!(error instanceof UnknownPath)) throw error
    console.error(error.message)
    return false
  }
}

/**
 * Writes the paths of a report as scripts, in place of earlier ones, and returns where they are.
 * @throws an error whose message names the paths that can be exported, if the wanted one cannot
 */
export async function writeScripts(
  { machines }: PathsReport,
  { format, language, path, to }: NonNullable<PathsOptions['scripts']>,
): Promise<string> {
  const views = Object.fromEntries(
    [...viewsIn('.')].map(([machine, views]) => [machine, { views }]),
  )
  const scripts = machines
    .map((machine) => scriptOf(machine, views))
    .map((script) => (path === null ? script : onlyPath(script, path, format)))
  const folder = to ?? folders[format]
  if (format === 'plan') {
    const name = 'test-plan.html'
    const plan = new Map([[name, testPlan(scripts, language)]])
    const kept = await replaceExport(folder, plan, { leavesOthers: true })
    return [join(folder, name), ...keptText(kept)].join('\n')
  }
  const options = { leavesOthers: to !== null }
  if (format === 'playwright') return writeTests(scripts, folder, options)
  const features = scripts.map(
    (script) => [`${script.machine}.feature`, feature(script, language)] as const,
  )
  const kept = await replaceExport(folder, new Map(features), options)
  return [folder, ...keptText(kept)].join('\n')
}

function onlyPath(script: Script, path: number, format: ScriptFormat): Script {
  const onPages = format === 'playwright' ? walksOnPages(script).map(({ walk }) => walk) : []
  // Of a machine that no page shows, the reason is given later.
  const known = onPages.length > 0 ? onPages : script.walks
  const walks = known.filter((walk) => walk.path === path)
  if (walks.length > 0) return { ...script, walks }
  const numbers = known
    .map((walk) => walk.path)
    .toSorted((one, other) => one - other)
    .join(', ')
  throw new UnknownPath(
    `--path ${path}: no such path of ${script.machine} can be exported, but ${numbers}.`,
  )
}

/** Runnable tests of the machines that a page shows; the others are named, as no page can be opened for them. */
async function writeTests(
  scripts: readonly Script[],
  folder: string,
  options: Parameters<typeof replaceExport>[2],
): Promise<string> {
  const sources = helperFiles.map((file) => readFile(file, 'utf8'))
  const helpers = joinHelpers(await Promise.all(sources))
  const files = new Map<string, string>()
  const left: string[] = []
  for (const script of scripts) {
    const text = playwrightFile(script, helpers)
    if (text === null) left.push(`${script.machine}: ${reasonAgainst(script.machine)}`)
    else {
      const [all, taken] = [script.walks.length, walksOnPages(script).length]
      if (taken < all)
        left.push(`${script.machine}: ${all - taken} of ${all} walks, as its file says`)
      const name = `${script.machine}.spec.ts`
      const style = await resolveConfig(join(folder, name))
      files.set(name, await formatted(text, { ...style, parser: 'typescript' }))
    }
  }
  const without = left.length > 0 ? ['Left out:', ...left] : []
  if (files.size === 0) return ['No test was written.', ...without].join('\n')
  files.set('playwright.config.ts', await readFile('studio/scripts/playwright.config.ts', 'utf8'))
  const kept = await replaceExport(folder, files, options)
  return [`${folder}. Run it with`, commandFor(folder), ...keptText(kept), ...without].join('\n')
}

/** Runs the tests; first installs Playwright where Node would not find that of this project. */
function commandFor(folder: string): string {
  const run = 'SHOP_URL=http://localhost:3000 npx playwright test'
  const isOutside = relative(process.cwd(), resolve(folder)).startsWith('..')
  return isOutside
    ? `cd ${folder} && npm install @playwright/test && ${run}`
    : `${run} -c ${folder}`
}

/** Whose files an export has left as they were. */
function keptText(kept: readonly string[]): string[] {
  if (kept.length === 0) return []
  return ['Kept, as no export wrote them; move them away to export theirs:', ...kept]
}
