/** `npm run paths`: runs the walks of every machine and writes a report; `--help` lists the options. */
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { flowModels, models } from '#machines/testing/registry.ts'
import type { MachinePaths, PathsReport } from '#walks/paths-report.ts'
import { modelFiles } from '#studio/shop/places.ts'
import { pathsReport } from '#studio/words/paths-report.ts'
import { runAll } from '#walks/paths/cover.ts'
import { changesBetween, changesOf } from './paths/against.ts'
import { changesPage } from './paths/against-page.ts'
import { changesText } from './paths/against-text.ts'
import { comparedCharts } from './paths/compared-charts.ts'
import { readBrowserCoverage, runInBrowser } from './paths/browser.ts'
import { reportPage } from './paths/html.ts'
import { isUnmeasured, tableRow, unmeasuredText } from './paths/table.ts'
import { readOptions, type PathsOptions } from './paths/options.ts'
import { printRandomPaths } from './paths/random.ts'
import { recordedAt } from './paths/recorded-at.ts'
import { stepsNow } from './paths/steps-now.ts'
import { machinePaths, untested } from '#walks/report.ts'
import { digestsOf } from '#walks/source-digests.ts'
import { exportScripts } from './paths/scripts/write.ts'

const help = `npm run paths -- [options]

Generates the paths of every machine, runs them, checks every state against the machine's rules, and
writes reports/paths.json and reports/paths.html. Exits with 1 if a transition or a state was missed, or a rule was
broken or never tested.

  --machine id   only this machine; can be repeated. The report is named after the machines and does not overwrite
                 the full report
  --random N     also takes N random paths through each machine, with all the faults of its model; a path that
                 breaks a rule is shortened and printed with the command that repeats it
  --seed S       the seed of the first random path (default 1); each further path adds 1
  --length L     the maximum number of steps of a random path (default 40)
  --browser      first runs every flow in Chromium against the built shop and its real server, with calls that fail,
                 hang and arrive late, codes that expire and a lost network; not with --machine
  --export F     also writes the paths that the report lists as scripts: playwright (runnable tests for each machine
                 that runs in a page, in reports/playwright), gherkin (a feature for each machine, in reports/features)
                 or plan (a test plan to print, reports/test-plan.html). Replaces what earlier exports wrote there, by
                 their list exported.json, and touches no other file
  --to FOLDER    exports into this folder, and keeps earlier exports there that have other names
  --path N       exports only this path of the machine, by its number in the report; not every path is exported, and
                 a wrong number prints the valid ones
  --language L   the language of the reports, of features and of the plan, fa or en (fa)
  --against REF  compares what the machines do and show in the working tree with a commit, or two commits with each
                 other (a..b): states, transitions and refusals added, removed and changed, and how many of each the
                 tests took; with --json as JSON. Machines whose charts or whose coverage alone differ are listed, too.
                 reports/changes.html shows the two charts of each such machine side by side, with what changed and
                 with what the tests take
  --help         this text

Without --browser the report shows the last coverage in the browser (reports/browser-cover.json).`

const changesFile = 'reports/changes.html'

exitWithParent()
process.exitCode = (await main()) ? 0 : 1

async function main(): Promise<boolean> {
  const options = chosenOptions()
  if (options === null) return false
  if (options.wantsHelp) console.log(help)
  else if (options.against === null) return run(options)
  else return compare(options.against, options)
  return true
}

/** Returns whether both commits exist and all of their machines could be compared. */
async function compare(
  { from, to, isJson }: NonNullable<PathsOptions['against']>,
  { machines, language }: PathsOptions,
): Promise<boolean> {
  try {
    // Read the commits first: a missing one fails fast.
    const before = await recordedAt(from)
    const after = await recordedAt(to)
    const now = to === null ? stepsNow(models, after.steps) : { steps: after.steps, faults: [] }
    const walked = { ...after, steps: now.steps }
    const recorded = [before, walked] as const
    const { charts, fault } = await comparedCharts(from, to, changesBetween(...recorded))
    const changes = changesOf(changesBetween(...recorded, charts?.differences), machines)
    console.log(isJson ? JSON.stringify(changes, null, 2) : changesText(changes))
    // Print the faults on stdout too, so that redirected text never claims “no differences” without them; JSON output
    // has no place for them.
    const tell = isJson ? console.error : console.log
    for (const each of now.faults) tell(`✗ ${each}`)
    if (charts === null) throw fault
    const isWhole = now.faults.length === 0
    if (isJson) return isWhole
    const { before: then, after: charted, coverage } = charts
    const nameOf = (ref: string | null) => ref ?? pathsReport[language].against.workingTree
    const sides = [
      { name: nameOf(from), machines: then.machines },
      { name: nameOf(to), machines: charted.machines },
    ] as const
    await mkdir('reports', { recursive: true })
    await writeFile(changesFile, await changesPage(changes, ...sides, coverage, language))
    console.log(`\n${changesFile}`)
    return isWhole
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** The options of the command line; if they are invalid, prints the reason and returns null. */
function chosenOptions(): PathsOptions | null {
  try {
    const ids = models.map(({ machine }) => machine.id)
    return readOptions(process.argv.slice(2), ids)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

/** The studio's server may have started this process, and may exit before it is done. */
function exitWithParent(): void {
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
  if (Object.is(process.connected, false)) process.exit(1)
}

/** Returns whether nothing was missed or broken. */
async function run(options: PathsOptions) {
  const { machines, report: name, random, language, isInBrowser, scripts } = options
  const chosen = models.filter(({ machine }) => machines.includes(machine.id))
  const isComplete = !isInBrowser || (await runInBrowser())
  const browser = await readBrowserCoverage()
  const ids = chosen.map(({ machine }) => machine.id)
  const digests = digestsOf(resolve(import.meta.dirname, '..'), ids, modelFiles)
  const report: PathsReport = { machines: [], sources: Object.fromEntries(digests) }
  const thrown: string[] = []
  for (const model of chosen)
    try {
      report.machines.push(machinePaths(model, await runAll(model), browser, kindOf(model)))
    } catch (error) {
      thrown.push(error instanceof Error ? error.message : String(error))
    }
  await mkdir('reports', { recursive: true })
  await writeFile(`${name}.json`, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${name}.html`, await reportPage(report, language))
  console.table(report.machines.map(tableRow))
  if (report.machines.some(isUnmeasured)) console.log(unmeasuredText)
  const faults = [...thrown, ...report.machines.flatMap(faultsOf)]
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(`${name}.json, ${name}.html`)
  const isExported = scripts === null || (await exportScripts(report, scripts))
  if (!isExported) return false
  const walkable = chosen.filter(({ machine: { id } }) =>
    report.machines.some((each) => each.id === id),
  )
  const broken = await printRandomPaths(random.count > 0 ? walkable : [], random)
  return isComplete && faults.length === 0 && broken.length === 0
}

function kindOf(model: AnyFlowModel): MachinePaths['kind'] {
  return flowModels.includes(model) ? 'flow' : 'lifecycle'
}

function faultsOf({ id, missed, unreached, violations, invariants }: MachinePaths): string[] {
  return [
    ...missed.map((transition) => `${id}: never took ${transition}`),
    ...unreached.map((state) => `${id}: never reached ${state}`),
    ...untested(invariants).map((name) => `${id}: never tested: ${name}`),
    ...violations.map((violation) => `${id}: ${violation}`),
  ]
}
