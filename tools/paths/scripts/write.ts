import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PathsReport } from '#studio/paths-report.ts'
import { viewsIn } from '#studio/sources/views-in.ts'
import type { PathsOptions } from '../options.ts'
import { feature } from './gherkin.ts'
import { testPlan } from './plan.ts'
import { scriptOf } from './script.ts'

const features = 'reports/features'
const plan = 'reports/test-plan.html'

/** Writes the paths of a report as scripts, in place of earlier ones, and returns where they are. */
export async function writeScripts(
  { machines }: PathsReport,
  { format, language }: NonNullable<PathsOptions['scripts']>,
): Promise<string> {
  const views = Object.fromEntries(
    [...viewsIn('.')].map(([machine, views]) => [machine, { views }]),
  )
  const scripts = machines.map((machine) => scriptOf(machine, views))
  if (format === 'plan') {
    await writeFile(plan, testPlan(scripts, language))
    return plan
  }
  await rm(features, { recursive: true, force: true })
  await mkdir(features, { recursive: true })
  for (const script of scripts)
    await writeFile(join(features, `${script.machine}.feature`), feature(script, language))
  return features
}
