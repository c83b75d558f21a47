import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { changesBetween, type Charted } from '#tools/paths/against.ts'
import { changesText } from '#tools/paths/against-text.ts'
import type { Recorded } from '#tools/paths/recorded-at.ts'
import { chartChanges, chartDifferences } from '#tools/paths/against-charts.ts'
import { machinesAt } from '#tools/paths/against-commit.ts'
import { changesPage } from '#tools/paths/against-page.ts'

/** A door that opens when somebody knocks; later it is locked, and asks who is there. */
const before = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { knocked: 'open', kicked: 'open' } },
    open: { on: { left: 'closed', stormed: 'closed' } },
  },
})
const after = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { knocked: [{ guard: 'isLocked', target: 'locked' }, { target: 'open' }] } },
    open: { on: { left: { target: 'closed', actions: 'ring' }, stormed: 'closed' } },
    locked: { on: { unlocked: 'closed' } },
  },
})

describe('the charts of two commits', () => {
  it('differ in states and transitions that were added, removed or changed, whatever their places', () => {
    const differences = chartDifferences(before, after)
    expect(differences.before.states).toEqual(new Map())
    expect(differences.before.transitions).toEqual(
      new Map([
        ['door.closed|kicked|0', 'gone'],
        ['door.open|left|0', 'changed'],
      ]),
    )
    expect(differences.after.states).toEqual(new Map([['door.locked', 'added']]))
    expect(differences.after.transitions).toEqual(
      new Map([
        ['door.closed|knocked|0', 'added'],
        ['door.locked|unlocked|0', 'added'],
        ['door.open|left|0', 'changed'],
      ]),
    )
  })

  it('are drawn side by side, each with its own part of the differences', async () => {
    const page = await changesPage(
      changesBetween(recorded('# closed\nkicked → open\n'), recorded('# closed\n# locked\n')),
      { name: 'v1', machines: new Map([['door', before]]) },
      { name: 'v2', machines: new Map([['door', after]]) },
      new Map(),
    )
    const [, one = '', other = ''] = page.split('<figure>')
    expect(one).toContain('<bdi>v1</bdi>')
    expect(one).toMatch(/fill="var\(--none\)"[^>]*>kicked</)
    expect(other).toContain('<bdi>v2</bdi>')
    expect(other).toMatch(/fill="var\(--browser\)"[^>]*>unlocked</)
    const targets = [...page.matchAll(/href="#(change-[^"]+)"/g)].map(([, id = '']) => id)
    expect(targets.length).toBeGreaterThan(3)
    for (const id of targets) expect(page.split(`<g id="${id}"`)).toHaveLength(2)
    expect(other).toContain('stroke="var(--browser)" stroke-width="3"')
    expect(page).toContain('حالت‌ها از ۱ به ۲، گام‌ها از ۱ به ۰،')
    expect(page).toContain('  - transitions: closed: kicked')
  })

  it('have links that say which state, event and branch they lead to', async () => {
    const linksIn = async (language: 'fa' | 'en') => {
      const [old, now] = [
        { name: 'v1', machines: new Map([['door', before]]) },
        { name: 'v2', machines: new Map([['door', after]]) },
      ]
      const changes = changesBetween(recorded('# closed\n'), recorded('# closed\n# locked\n'))
      const page = await changesPage(changes, old, now, new Map(), language)
      const texts = [...page.matchAll(/<a href="#change-[^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
      return texts.map((text) => text?.replaceAll(/<[^>]*>/g, ''))
    }
    expect(await linksIn('en')).toEqual([
      '− closed: kicked',
      '+ locked',
      '+ closed: knocked, branch 1',
      '~ open: left',
      '+ locked: unlocked',
    ])
    expect(await linksIn('fa')).toContain('+ closed: knocked، شاخهٔ ۱')
  })

  it('leave a side empty where the machine is not there', async () => {
    const changes = changesBetween(recorded(''), recorded('# closed\n'))
    const now = { name: 'v2', machines: new Map([['door', after]]) }
    const page = await changesPage(changes, { name: 'v1', machines: new Map() }, now, new Map())
    expect(page.split('<figure>')[1]).toContain('این ماشین در این‌جا نیست.')
    expect(page.match(/<svg/g)).toHaveLength(1)
  })

  it('are written in English where that is asked for', async () => {
    const changes = changesBetween(recorded(''), recorded('# closed\n'))
    const [old, now] = [
      { name: 'v1', machines: new Map() },
      { name: 'v2', machines: new Map([['door', after]]) },
    ]
    const page = await changesPage(changes, old, now, new Map(), 'en')
    expect(page).toContain('<html lang="en" dir="ltr">')
    expect(page).toContain('This machine does not exist here.')
    expect(page).not.toMatch(/[\u0600-\u06ff]/)
  })
})

type Way = { guard?: string; target?: string; actions?: string; reenter?: boolean }

const choice = (...knocked: Way[]) =>
  createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { knocked } }, open: {}, locked: {} },
  })

describe('the transitions of one event', () => {
  const friend = { guard: 'isFriend', target: 'open' }
  const family = { guard: 'isFamily', target: 'open' }
  const stranger = { target: 'locked' }
  const knocked = (place: number) => `door.closed|knocked|${place}`
  const between = (old: Way[], now: Way[]) => {
    const { before, after } = chartDifferences(choice(...old), choice(...now))
    return { before: [...before.transitions], after: [...after.transitions] }
  }

  it('are added or removed alone if one is put before the others', () => {
    const [few, more] = [
      [friend, stranger],
      [family, friend, stranger],
    ]
    expect(between(few, more)).toEqual({ before: [], after: [[knocked(0), 'added']] })
    expect(between(more, few)).toEqual({ before: [[knocked(0), 'gone']], after: [] })
  })

  it('are changed where they do something else at their place', () => {
    const changed = [[knocked(0), 'changed']]
    const isLocked = { ...friend, target: 'locked' }
    expect(between([friend, stranger], [isLocked, stranger])).toEqual({
      before: changed,
      after: changed,
    })
  })

  it('are changed where they are tried in another order', () => {
    const changed = [
      [knocked(0), 'changed'],
      [knocked(1), 'changed'],
    ]
    expect(between([friend, family, stranger], [family, friend, stranger])).toEqual({
      before: changed,
      after: changed,
    })
  })

  it('are reported in their order, though no recording shows it', () => {
    const [old, now] = [choice(friend, family, stranger), choice(family, friend, stranger)]
    const chart = chartChanges(old, now)
    expect(chart).toEqual({
      added: [],
      gone: [],
      changed: [
        {
          name: 'closed: knocked',
          before: ['knocked [1. isFriend] → open', 'knocked [2. isFamily] → open'],
          after: ['knocked [1. isFamily] → open', 'knocked [2. isFriend] → open'],
        },
      ],
    })
    const none = { added: [], gone: [], changed: [] }
    const same = recorded('# closed\nknocked → open\n')
    const chartSize: Charted['chartSize'] = { states: [3, 3], transitions: [3, 4] }
    const charted = new Map([['door', { chart, walks: none, browser: none, chartSize }]])
    const text = changesText(changesBetween(same, same, charted)).split('\n')
    expect(text.at(-1)).toMatch(/Only the chart differs.* record it with `npm run vitest/)
    expect(text.slice(0, 3)).toEqual([
      'door (changed): states 3 → 3, transitions 3 → 4 in the chart; rows of the recorded tables: states 1 → 1, steps 1 → 1, refusals 0 → 0, states shown 0 → 0',
      '  ~ chart: closed: knocked',
      '      - knocked [1. isFriend] → open',
    ])
  })

  it('are reported only if they changed, without the others of their event', () => {
    const old = [friend, stranger]
    const now = [friend, { ...stranger, actions: 'ring' }]
    expect(chartChanges(choice(...old), choice(...now)).changed).toEqual([
      {
        name: 'closed: knocked',
        before: ['knocked [else] → locked'],
        after: ['knocked [else] / ring → locked'],
      },
    ])
  })

  it('are changed where one enters its state again', () => {
    const changed = [[knocked(0), 'changed']]
    const stays = { target: 'closed', actions: 'ring' }
    const again = { ...stays, reenter: true }
    expect(between([stays], [again])).toEqual({ before: changed, after: changed })
    expect(chartChanges(choice(stays), choice(again)).changed).toEqual([
      {
        name: 'closed: knocked',
        before: ['knocked / ring → closed'],
        after: ['knocked / ring → closed, re-enters'],
      },
    ])
  })

  it('are counted where two do the same', () => {
    expect(between([friend, friend], [friend])).toEqual({
      before: [[knocked(1), 'gone']],
      after: [],
    })
  })
})

describe('the states of two charts', () => {
  it('are reported by what changed in them alone', () => {
    const door = (entry: string) =>
      createMachine({ id: 'door', initial: 'closed', states: { closed: { tags: 'shut', entry } } })
    expect(chartChanges(door('lock'), door('bolt')).changed).toEqual([
      { name: 'closed', before: ['entry / lock'], after: ['entry / bolt'] },
    ])
  })

  it('are changed where another one is the initial one', () => {
    const door = (initial: string) =>
      createMachine({ id: 'door', initial, states: { closed: {}, open: {} } })
    const changed = new Map([
      ['door.closed', 'changed'],
      ['door.open', 'changed'],
    ])
    expect(chartDifferences(door('closed'), door('open')).after.states).toEqual(changed)
  })

  it('are changed where they ignore an event that they did not', () => {
    const door = (closed: object) =>
      createMachine({
        id: 'door',
        initial: 'closed',
        on: { kicked: '.closed' },
        states: { closed },
      })
    expect(chartDifferences(door({}), door({ on: { kicked: undefined } })).after.states).toEqual(
      new Map([['door.closed', 'changed']]),
    )
  })
})

describe('the machines of a commit', () => {
  const root = mkdtempSync(join(tmpdir(), 'against-charts-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com']
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...who, ...args])

  it('are loaded from its own sources, not from those of the working tree', async () => {
    mkdirSync(join(root, 'machines/testing'), { recursive: true })
    const registry = join(root, 'machines/testing/registry.ts')
    const text = (id: string) =>
      `import { createMachine } from 'xstate'\nexport const models = [{ machine: createMachine({ id: '${id}' }) }]\n`
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    writeFileSync(registry, text('lamp'))
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'one')
    writeFileSync(registry, text('bell'))
    expect([...(await machinesAt('HEAD', root)).machines.keys()]).toEqual(['lamp'])
    expect([...(await machinesAt(null)).machines.keys()]).toContain('checkout')
  })

  it('are loaded with the packages of the project, wherever the command runs', () => {
    const tool = pathToFileURL(
      resolve(import.meta.dirname, '../../../tools/paths/against-commit.ts'),
    )
    const command = `
      const { machinesAt } = await import('${tool.href}')
      console.log(...(await machinesAt('HEAD', '.')).machines.keys())`
    const args = ['--input-type=module', '--eval', command]
    const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(printed).toBe('lamp\n')
  })

  it('are not asked for by an option of git', async () => {
    await expect(machinesAt('--output=elsewhere.tar', root)).rejects.toThrow(
      'There is no commit --output=elsewhere.tar: --against takes a commit or two of them (a..b).',
    )
  })
})

const recorded = (steps: string): Recorded => ({
  steps: new Map(steps === '' ? [] : [['door', steps]]),
  views: new Map(),
})
