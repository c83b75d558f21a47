import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import type { CoverageReport } from '#walks/browser-coverage.ts'
import { coveragePair } from '#tools/paths/against-coverage.ts'
import { changesBetween } from '#tools/paths/against.ts'
import { recordedAt } from '#tools/paths/recorded-at.ts'
import { changesPage } from '#tools/paths/against-page.ts'
import { comparedCharts } from '#tools/paths/compared-charts.ts'
import { readBrowserCoverage, writeBrowserCoverage } from '#tools/paths/browser.ts'

const root = mkdtempSync(join(tmpdir(), 'against-coverage-'))
afterAll(() => rmSync(root, { recursive: true }))
const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com']
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...who, ...args], { encoding: 'utf8' }).trim()

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** A lamp that breaks only if it is weak. */
const model = (starts: string) => `import { setup } from 'xstate'
const machine = setup({ guards: { isWeak: ({ context }) => context.isWeak } }).createMachine({
  id: 'lamp',
  initial: 'off',
  context: ({ input }) => input,
  states: {
    off: { on: { switched: 'on' } },
    on: { on: { switched: 'off', hit: [{ guard: 'isWeak', target: 'broken' }, { target: 'off' }] } },
    broken: {},
  },
})
export const lampModel = {
  machine,
  starts: ${starts},
  events: [{ type: 'switched' }, { type: 'hit' }],
  outcomes: {},
  facts: () => null,
  invariants: {},
}
`
const weak = 'lamp.on|hit|0'
const strong = 'lamp.on|hit|1'
const switched = ['lamp.off|switched|0', 'lamp.on|switched|0']

const cover = (...taken: string[]): CoverageReport => ({
  machines: [
    {
      id: 'lamp',
      transitions: 4,
      covered: taken.length,
      missed: [],
      unreachable: {},
      wronglyUnreachable: [],
      counts: Object.fromEntries(taken.map((id) => [id, 1])),
      takenBy: {},
    },
  ],
  walks: [],
})

/** Commits `one` and `two`, of which the second has no weak lamp among the starts; `three` changes what is no source. */
beforeAll(async () => {
  const walks = pathToFileURL(resolve(import.meta.dirname, '../../../walks/paths')).href
  write('package.json', '{ "type": "module", "imports": { "#machines/*": "./machines/*" } }')
  write('.gitignore', 'reports/\n')
  write('walks/paths/explore.ts', `export * from '${walks}/explore.ts'\n`)
  write('walks/paths/runner.ts', `export * from '${walks}/runner.ts'\n`)
  write(
    'machines/testing/registry.ts',
    `import { lampModel } from '#machines/flows/lamp/lamp.model.ts'\nexport const models = [lampModel]\n`,
  )
  const commit = (name: string) => {
    git('add', '.')
    git('commit', '--quiet', '--message', name)
    git('tag', name)
  }
  git('init', '--quiet')
  write(
    'machines/flows/lamp/lamp.model.ts',
    model('{ weak: { isWeak: true }, strong: { isWeak: false } }'),
  )
  write('tests/machines/transitions/lamp.txt', '# off\nswitched → on\n')
  commit('one')
  await writeBrowserCoverage(cover(...switched), root)
  write('machines/flows/lamp/lamp.model.ts', model('{ strong: { isWeak: false } }'))
  commit('two')
  await writeBrowserCoverage(cover(...switched, strong), root)
  write('README.md', 'A lamp.\n')
  commit('three')
})

async function compare(from: string, to: string) {
  const recorded = [await recordedAt(from, root), await recordedAt(to, root)] as const
  const { charts, fault } = await comparedCharts(from, to, changesBetween(...recorded), root)
  if (charts === null) throw fault
  const { before, after, coverage } = charts
  const changes = changesBetween(...recorded, charts.differences)
  const sides = [
    { name: from, machines: before.machines },
    { name: to, machines: after.machines },
  ] as const
  return { changes, coverage, page: await changesPage(changes, ...sides, coverage) }
}

describe('the coverage of two commits', () => {
  it('is what the walks of each take, and what its report of the browser counts', async () => {
    const { coverage } = await compare('one', 'two')
    const lamp = coverage.get('lamp')
    expect(lamp?.before).toEqual({
      walks: {
        states: new Set(['lamp.off', 'lamp.on', 'lamp.broken']),
        transitions: new Set([...switched, weak, strong]),
      },
      browser: new Set(switched),
    })
    expect(lamp?.after).toEqual({
      walks: {
        states: new Set(['lamp.off', 'lamp.on']),
        transitions: new Set([...switched, strong]),
      },
      browser: new Set([...switched, strong]),
    })
  })

  it('lists a machine that does the same, with what lost and gained coverage', async () => {
    const { changes } = await compare('one', 'two')
    const none = { added: [], gone: [], changed: [] }
    expect(changes).toMatchObject([
      {
        machine: 'lamp',
        status: 'changed',
        chartSize: { states: [3, 3], transitions: [4, 4] },
        transitions: none,
        chart: none,
        walks: { ...none, gone: ['lamp.broken', weak] },
        browser: { ...none, added: [strong] },
      },
    ])
  })

  it('is drawn on the charts: what is taken in color, and what lost or gained coverage with a sign', async () => {
    const { page } = await compare('one', 'two')
    const [, one = '', other = '', ...more] = page.split('<figure>')
    expect(more).toEqual([])
    expect(page).toContain('نمودار در هر دو یکی است.')
    const links = [...page.matchAll(/href="#(after-[^"]+)"/g)].map(([, id]) => id)
    expect(links).toHaveLength(3)
    for (const id of links) expect(other).toContain(`<g id="${id}">`)
    const color = (chart: string, id: string) =>
      new RegExp(`data-transition="${id.replaceAll('|', '\\|')}" fill="([^"]+)"`).exec(chart)?.[1]
    expect([weak, strong, ...switched].map((id) => [color(one, id), color(other, id)])).toEqual([
      ['var(--unit)', 'var(--none)'],
      ['var(--unit)', 'var(--browser)'],
      ['var(--browser)', 'var(--browser)'],
      ['var(--browser)', 'var(--browser)'],
    ])
    for (const chart of [one, other]) {
      expect(chart.match(/<title>دیگر پیموده نمی‌شود<\/title>/g)).toHaveLength(2)
      expect(chart.match(/<title>تازه پیموده<\/title>/g)).toHaveLength(1)
    }
    expect(one).not.toContain('stroke="var(--none)" stroke-width="3"')
    expect(other).toContain('stroke="var(--none)" stroke-width="3"')
    expect(one).toContain('راه‌ها ۴ از ۴ گذار و ۳ از ۳ حالت را می‌پیمایند. مرورگر ۲ از ۴ گذار')
    expect(other).toContain('راه‌ها ۳ از ۴ گذار و ۲ از ۳ حالت را می‌پیمایند. مرورگر ۳ از ۴ گذار')
  })

  it('is the same where no source of the walks changed, and no report of the browser says otherwise', async () => {
    const { changes, coverage, page } = await compare('two', 'three')
    expect(changes).toEqual([])
    expect(coverage.size).toBe(0)
    expect(page).not.toContain('<svg')
  })

  it('is not known of a commit without a report of the browser, nor of one whose walks were deleted', async () => {
    git('rm', '--quiet', '-r', 'walks')
    git('commit', '--quiet', '--message', 'four')
    const { coverage, changes } = await compare('one', 'HEAD')
    expect(coverage.get('lamp')?.after).toEqual({ walks: null, browser: null })
    expect(changes).toEqual([])
  })
})

describe('the coverage of a transition', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { switched: 'on' } }, on: {} },
  })
  const id = 'lamp.off|switched|0'
  const taken = { walks: { states: new Set<string>(), transitions: new Set([id]) } }
  const untaken = { walks: { states: new Set<string>(), transitions: new Set<string>() } }
  const [seen, unseen] = [{ browser: new Set([id]) }, { browser: new Set<string>() }]

  it.each([
    [
      'the browser lost it though walks gained it',
      { ...untaken, ...seen },
      { ...taken, ...unseen },
    ],
    [
      'walks lost it though the browser gained it',
      { ...taken, ...unseen },
      { ...untaken, ...seen },
    ],
  ])('counts as lost where %s', (_, before, after) => {
    const { changes } = coveragePair([lamp, lamp], before, after)
    const lost = new Map([[id, 'lost']])
    expect(changes).toEqual({ before: lost, after: lost })
  })
})

describe('the report of a run in the browser', () => {
  it('is kept as that of its commit only if nothing was edited', async () => {
    await writeBrowserCoverage(cover(weak), root)
    const commit = git('rev-parse', 'HEAD')
    expect(await readBrowserCoverage(commit, root)).toEqual(cover(weak))
    write('README.md', 'Another lamp.\n')
    await writeBrowserCoverage(cover(strong), root)
    expect(await readBrowserCoverage(commit, root)).toEqual(cover(weak))
    expect(await readBrowserCoverage(null, root)).toEqual(cover(strong))
    expect(await readBrowserCoverage(git('rev-parse', 'one'), root)).toEqual(cover(...switched))
  })
})
