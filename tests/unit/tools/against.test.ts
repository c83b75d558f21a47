import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { changesBetween, changesOf } from '#tools/paths/against.ts'
import { changesText } from '#tools/paths/against-text.ts'
import { recordedAt } from '#tools/paths/recorded-at.ts'

const root = mkdtempSync(join(tmpdir(), 'against-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args])

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text)
}

const none = { added: [], gone: [], changed: [] }

/** A door that is locked in the second commit, and a bell that is new in the working tree. */
function repository(): void {
  git('init', '--quiet')
  write('tests/machines/transitions', {
    'door.txt': `# closed
knocked → opening; asks open

# opening #busy
xstate.done.actor.open → ajar
xstate.error.actor.open network → closed
xstate.error.actor.open jammed → closed

# ajar
`,
    'lamp.txt': '# off\nswitched → on\n\n# on\n',
  })
  write('stories/views', { 'door.txt': '# Closed door.closed\nbutton «Knock» → door knocked\n' })
  git('add', '.')
  git('commit', '--quiet', '--message', 'one')
  git('tag', 'one')
  write('tests/machines/transitions', {
    'door.txt': `# closed
knocked → opening; asks open; sets knocks = 1
locked → locked

# opening #busy
xstate.done.actor.open → locked
xstate.error.actor.open network → locked

# locked #error
`,
  })
  write('stories/views', {
    'door.txt': '# Closed door.closed\nbutton «Ring» → door knocked\n',
  })
  git('add', '.')
  git('commit', '--quiet', '--message', 'two')
  git('tag', 'two')
  write('tests/machines/transitions', { 'bell.txt': '# silent\nrung → silent\n' })
}

describe('two commits', () => {
  repository()

  it('differ in states, transitions, refusals and views that were added, removed or changed', async () => {
    const changes = changesBetween(await recordedAt('one', root), await recordedAt('two', root))
    expect(changes).toEqual([
      {
        machine: 'door',
        status: 'changed',
        states: { added: ['locked'], gone: ['ajar'], changed: [] },
        transitions: {
          added: ['closed: locked'],
          gone: [],
          changed: [
            {
              name: 'closed: knocked',
              before: ['opening; asks open'],
              after: ['opening; asks open; sets knocks = 1'],
            },
            { name: 'opening: xstate.done.actor.open', before: ['ajar'], after: ['locked'] },
          ],
        },
        refusals: {
          added: [],
          gone: ['opening: xstate.error.actor.open jammed'],
          changed: [
            {
              name: 'opening: xstate.error.actor.open network',
              before: ['closed'],
              after: ['locked'],
            },
          ],
        },
        views: {
          ...none,
          changed: [
            {
              name: 'door.closed',
              before: ['button «Knock» → door knocked'],
              after: ['button «Ring» → door knocked'],
            },
          ],
        },
        chart: none,
        walks: none,
        browser: none,
        chartSize: null,
        coverage: {
          states: [3, 3],
          transitions: [2, 3],
          refusals: [2, 1],
          statesShown: [1, 1],
        },
      },
    ])
    const text = changesText(changes).split('\n')
    expect(text[0]).toBe(
      'door (changed): rows of the recorded tables: states 3 → 3, steps 2 → 3, refusals 2 → 1, states shown 1 → 1',
    )
    expect(text).toContain('  + states: locked')
    expect(text).toContain('  - refusals: opening: xstate.error.actor.open jammed')
  })

  it('are compared with the working tree, where a machine is new', async () => {
    const changes = changesBetween(await recordedAt('two', root), await recordedAt(null, root))
    expect(changes.map(({ machine, status }) => ({ machine, status }))).toEqual([
      { machine: 'bell', status: 'added' },
    ])
    const same = changesBetween(await recordedAt('two', root), await recordedAt('HEAD', root))
    expect(changesText(same)).toBe('No differences in what the machines do or show.')
  })

  it('must exist', async () => {
    await expect(recordedAt('three', root)).rejects.toThrow(
      'There is no commit three: --against takes a commit or two of them (a..b).',
    )
  })
})

it('of chosen machines include removed ones', () => {
  const changes = changesBetween(
    {
      steps: new Map([
        ['gate', '# shut\n'],
        ['door', '# shut\n'],
        ['bell', '# shut\n'],
      ]),
      views: new Map(),
    },
    {
      steps: new Map([
        ['door', '# open\n'],
        ['bell', '# open\n'],
      ]),
      views: new Map(),
    },
  )
  expect(changesOf(changes, ['door']).map(({ machine }) => machine)).toEqual(['door', 'gate'])
})
