import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format as formatted, resolveConfig } from 'prettier'
import type { PathsReport } from '#walks/paths-report.ts'
import { helperFiles, joinHelpers } from '#studio/scripts/join-helpers.ts'
import { playwrightFile, walksOnPages } from '#studio/scripts/playwright.ts'
import { scriptOf, type Script } from '#studio/scripts/script.ts'
import { reasonAgainst } from '#studio/shop/addresses.ts'
import { viewsIn } from '#studio/sources/views-in.ts'
import type { PathsOptions } from '../options.ts'
import { feature } from './gherkin.ts'
import { testPlan } from './plan.ts'

const folders = { gherkin: 'reports/features', playwright: 'reports/playwright', plan: 'reports' }

/** Writes the paths of a report as scripts, in place of earlier ones, and returns where they are. */
export async function writeScripts(
  { machines }: PathsReport,
  { format, language, path, to }: NonNullable<PathsOptions['scripts']>,
): Promise<string> {
  const views = Object.fromEntries(
    [...viewsIn('.')].map(([machine, views]) => [machine, { views }]),
  )
  const scripts = machines
    .map((machine) => scriptOf(machine, views))
    .map((script) => (path === null ? script : onlyPath(script, path)))
  const folder = to ?? folders[format]
  if (to === null && format !== 'plan') await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  if (format === 'playwright') return writeTests(scripts, folder)
  if (format === 'plan') {
    const plan = join(folder, 'test-plan.html')
    await writeFile(plan, testPlan(scripts, language))
    return plan
  }
  for (const script of scripts)
    await writeFile(join(folder, `${script.machine}.feature`), feature(script, language))
  return folder
}

function onlyPath(script: Script, path: number): Script {
  const walks = script.walks.filter((walk) => walk.path === path)
  if (walks.length > 0) return { ...script, walks }
  const known = script.walks.map((walk) => walk.path).join(', ')
  throw new Error(`The report of ${script.machine} has no path ${path}, but ${known}.`)
}

/** Runnable tests of the machines that a page shows; the others are named, as no page can be opened for them. */
async function writeTests(scripts: readonly Script[], folder: string): Promise<string> {
  await cp('studio/scripts/playwright.config.ts', join(folder, 'playwright.config.ts'))
  const sources = helperFiles.map((file) => readFile(file, 'utf8'))
  const helpers = joinHelpers(await Promise.all(sources))
  const left: string[] = []
  for (const script of scripts) {
    const text = playwrightFile(script, helpers)
    if (text === null) left.push(`${script.machine}: ${reasonAgainst(script.machine)}`)
    else {
      const [all, taken] = [script.walks.length, walksOnPages(script).length]
      if (taken < all)
        left.push(`${script.machine}: ${all - taken} of ${all} walks, as its file says`)
      const file = join(folder, `${script.machine}.spec.ts`)
      const options = { ...(await resolveConfig(file)), parser: 'typescript' }
      await writeFile(file, await formatted(text, options))
    }
  }
  const run = `SHOP_URL=http://localhost:3000 npx playwright test -c ${folder}`
  const without = left.length > 0 ? `\nLeft out:\n${left.join('\n')}` : ''
  return `${folder}: ${run}${without}`
}
