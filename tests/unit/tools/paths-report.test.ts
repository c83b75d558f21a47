import { describe, expect, it } from 'vitest'
import { commentModel } from '#machines/lifecycles/comment/comment.model.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { models } from '#machines/testing/registry.ts'
import { createCoverage } from '#tests/browser/support/coverage.ts'
import { runAll } from '#walks/paths/cover.ts'
import { reportPage } from '#tools/paths/html.ts'
import { tableRow } from '#tools/paths/table.ts'
import { brokenText } from '#tools/paths/random.ts'
import type { MachinePaths } from '#walks/paths-report.ts'
import { machinePaths } from '#walks/report.ts'

describe('the report of a machine', () => {
  it('counts states, transitions and paths, and names for each transition what takes it', async () => {
    const model = commentModel
    const { taken, examples, ...counts } = machinePaths(
      model,
      await runAll(model),
      null,
      'lifecycle',
    )
    expect(counts).toMatchObject({
      id: 'comment',
      kind: 'lifecycle',
      states: 3,
      transitions: taken.length,
      covered: taken.length,
      missed: [],
      unreached: [],
      violations: [],
      invariants: {
        'a comment is public while the last decision of the shop is an approval':
          expect.any(Number),
      },
    })
    for (const { unit, browser } of taken) {
      expect(unit.count).toBeGreaterThan(0)
      expect(unit.paths.length).toBeGreaterThan(0)
      expect(browser).toBeNull()
    }
    const steps = examples.flatMap((path) => path.steps.flatMap((step) => step.transitions))
    expect(new Set(steps)).toEqual(new Set(taken.map(({ id }) => id)))
  })

  it('takes the shortest paths that together take every transition, in whatever order they were run', async () => {
    const runs = await runAll(commentModel)
    const lengths = machinePaths(commentModel, runs.toReversed(), null).examples.map(
      ({ steps }) => steps.length,
    )
    expect(lengths).toEqual(
      machinePaths(commentModel, runs, null).examples.map(({ steps }) => steps.length),
    )
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
  })

  it('says which path in the browser takes a transition, and why none can', async () => {
    const model = flow('profileImage')
    const ids = machinePaths(model, [], null).taken.map(({ id }) => id)
    const [first = '', second = ''] = ids
    const coverage = createCoverage([
      {
        title: 'the flow',
        machines: [{ machine: model.machine, unreachable: { [second]: 'nobody can' } }],
        walks: {},
      },
    ])
    coverage.add('sends a picture', [{ machine: 'profileImage', transition: first }])
    const { kind, missed, taken } = machinePaths(model, [], coverage.report())
    expect({ kind, missed }).toEqual({ kind: 'flow', missed: ids })
    expect(taken.slice(0, 2).map(({ browser }) => browser)).toEqual([
      { count: 1, paths: ['sends a picture'], unreachable: null },
      { count: 0, paths: [], unreachable: 'nobody can' },
    ])
  })
})

describe('the page of the report', () => {
  it('holds the chart of a machine, its transitions and its faults, and needs nothing else', async () => {
    const model = flow('profileImage')
    const paths = machinePaths(model, await runAll(model), null)
    const invariants = { ...paths.invariants, 'speaks of nothing': 0 }
    const page = await reportPage({ machines: [{ ...paths, missed: ['<b>&'], invariants }] })
    for (const name of Object.keys(paths.invariants)) expect(page).toContain(name)
    expect(page).toContain('هرگز سنجیده نشد: speaks of nothing')
    expect(page).toContain('<html lang="fa" dir="rtl">')
    for (const { id } of paths.taken) expect(page).toContain(`data-transition="${id}"`)
    expect(page).toContain('پیموده نشد: &lt;b&gt;&amp;')
    expect(page).not.toMatch(/<script|<link|src=|url\(|@import/)
  })

  it('is written in English where that is asked for, with English digits', async () => {
    const model = flow('staffIdle')
    const paths = machinePaths(model, await runAll(model), null)
    const page = await reportPage({ machines: [{ ...paths, missed: ['sent'] }] }, 'en')
    expect(page).toContain('<html lang="en" dir="ltr">')
    expect(page).toContain('never taken: sent')
    expect(page.replaceAll(/<svg.*?<\/svg>/gs, '')).not.toMatch(/[\u0600-\u06ff]/)
  })
})

describe('a machine that no run in the browser has counted', () => {
  it('is said to be unmeasured, with the command that measures it, unless it runs on the server', async () => {
    const image = machinePaths(flow('profileImage'), [], null)
    const comment = machinePaths(commentModel, [], null, 'lifecycle')
    const counted = {
      ...image,
      taken: image.taken.map((each) => ({
        ...each,
        browser: { count: 0, paths: [], unreachable: null },
      })),
    }
    expect([image, comment, counted].map((each) => tableRow(each)['in the browser'])).toEqual([
      'not measured',
      'runs on the server',
      0,
    ])
    const isSaidIn = async (...machines: MachinePaths[]) =>
      Promise.all(
        (['fa', 'en'] as const).map(async (language) => {
          const page = await reportPage({ machines }, language)
          return page.includes('npm run paths -- --browser')
        }),
      )
    expect(await isSaidIn(image, comment)).toEqual([true, true])
    expect(await isSaidIn(comment, counted)).toEqual([false, false])
  })
})

describe('a broken path', () => {
  it('is printed with its steps and the command that repeats it', () => {
    const text = brokenText(
      {
        machine: 'comment',
        seed: 7,
        start: 'created',
        steps: [{ type: 'staff.rejected', reason: 'rude' }],
        violation: 'after staff.rejected in "rejected": nobody is rude',
        originalLength: 12,
      },
      40,
    )
    expect(text).toContain('1 of 12 steps')
    expect(text).toContain('staff.rejected {"reason":"rude"}')
    expect(text).toContain('npm run paths -- --machine comment --random 1 --seed 7 --length 40')
  })
})

function flow(id: string): AnyFlowModel {
  const model = models.find(({ machine }) => machine.id === id)
  if (!model) throw new Error(`there is no machine ${id}`)
  return model
}
