import { describe, expect, it } from 'vitest'
import { createMachine, type AnyStateMachine } from 'xstate'
import { changesBetween } from '#tools/paths/against.ts'
import type { Recorded } from '#tools/paths/recorded-at.ts'
import { coveragePair } from '#tools/paths/against-coverage.ts'
import { changesPage } from '#tools/paths/against-page.ts'

/** A door with a bell of its own, which somebody has to answer. */
const door = (opened = 'open') =>
  createMachine({
    id: 'door',
    type: 'parallel',
    states: {
      leaf: {
        initial: 'closed',
        states: { closed: { on: { knocked: opened } }, open: {}, ajar: {} },
      },
      bell: {
        initial: 'silent',
        states: {
          silent: { on: { rung: 'ringing' } },
          ringing: {
            invoke: { src: 'answer', id: 'answer', onError: 'silent' },
          },
        },
      },
    },
  })

const recorded = (steps: string, views = ''): Recorded => ({
  steps: new Map([['door', steps]]),
  views: new Map([['door', views]]),
})

type Options = { old?: AnyStateMachine; now?: AnyStateMachine; language?: 'fa' | 'en' }

async function pageOf(before: Recorded, after: Recorded, options: Options = {}): Promise<string> {
  const { old = door(), now = door(), language = 'en' } = options
  const unknown = { walks: null, browser: null }
  return changesPage(
    changesBetween(before, after),
    { name: 'v1', machines: new Map([['door', old]]) },
    { name: 'v2', machines: new Map([['door', now]]) },
    new Map([['door', coveragePair([old, now], unknown, unknown)]]),
    language,
  )
}

const linksIn = (page: string) =>
  [...page.matchAll(/<a href="#change-([^"]*)"[^>]*>(.*?)<\/a\s*>/g)].map(
    ([, id, text]) => `${id} ${text?.replaceAll(/<[^>]*>/g, '')}`,
  )

const error = 'xstate.error.actor.answer'
const ringing = 'leaf.closed + bell.ringing'

describe('what differs in the recorded tables alone', () => {
  it('has a link to its state, and marks it in both charts', async () => {
    const before = recorded(
      `# ${ringing}\n${error} network → bell.silent\nknocked → leaf.open; sets guest = null\n`,
      '# Door door.leaf.closed\nwords: Closed · Knock please\n',
    )
    const after = recorded(
      `# ${ringing}\n${error} network → bell.silent\n${error} not_at_home → bell.silent\nknocked → leaf.open; sets guest = 1\n`,
      '# Door door.leaf.closed\nwords: Closed · Ring please\n',
    )
    const page = await pageOf(before, after)
    expect(linksIn(page)).toEqual([
      'after-door.leaf.closed steps of knocked in leaf.closed: − sets guest = null + sets guest = 1',
      'after-door.bell.ringing refusals of answer in bell.ringing: + not_at_home',
      'after-door.leaf.closed what is shown in leaf.closed: − Knock please + Ring please',
    ])
    for (const side of ['before', 'after'])
      for (const state of ['leaf.closed', 'bell.ringing'])
        expect(page.split(`<g id="change-${side}-door.${state}"`)).toHaveLength(2)
    expect(page.match(/stroke="var\(--brand\)" stroke-width="3"/g)).toHaveLength(4)
    expect(page).toContain('The chart is the same at both.')
    expect(page).toContain('steps, refusals or what is shown differ</li>')
    expect(linksIn(await pageOf(before, after, { language: 'fa' }))).toContain(
      'after-door.bell.ringing خطاهای answer در bell.ringing: + not_at_home',
    )
  })

  it('is not reported again if the chart shows it', async () => {
    const page = await pageOf(
      recorded(`# ${ringing}\nknocked → leaf.open\n`),
      recorded(`# ${ringing}\nknocked → leaf.ajar\n`),
      { now: door('ajar') },
    )
    expect(linksIn(page)).toEqual([
      'after-door.leaf.closed_knocked_0 ~ leaf.closed: knocked: leaf.open → leaf.ajar',
      'after-door.leaf.closed_knocked_0 targets',
    ])
    expect(page).toContain('where the transition leads on this side</li>')
  })

  it('is short: a link names two parts, and how many more there are', async () => {
    const steps = ['a', 'b', 'c', 'd'].map((who) => `knocked {who: "${who}"} → leaf.open\n`)
    const page = await pageOf(
      recorded(`# ${ringing}\n`),
      recorded(`# ${ringing}\n${steps.join('')}`),
    )
    expect(linksIn(page)).toEqual([
      'after-door.leaf.closed steps of knocked in leaf.closed: + {who: &quot;a&quot;} + {who: &quot;b&quot;} and 2 more',
    ])
  })

  it('begins a long row with the property in which it differs', async () => {
    const row = (end: string) =>
      `# ${ringing}\nknocked {who: "a guest of the house", since: "1405/09/06", left: null${end}} → leaf.open\n`
    const page = await pageOf(recorded(row('')), recorded(row(', returned: null')))
    expect(linksIn(page)).toEqual([
      'after-door.leaf.closed steps of knocked in leaf.closed: − …left: null} + …returned: null}',
    ])
  })

  it('leaves the coverage folded where that is the same, and the charts out where nothing is marked', async () => {
    const nowhere = [recorded('# lost\n'), recorded('# lost\nfound → stays\n')] as const
    const page = await pageOf(...nowhere)
    expect(page).not.toMatch(/<div class="pair"/)
    expect(page).toMatch(/<details class="pair"[^>]*> <summary>The tests take the same at both</)
    const moved = await pageOf(...nowhere, { now: door('ajar') })
    expect(moved.match(/<div class="pair"/g)).toHaveLength(2)
  })
})
