import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createServer } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { models } from '#machines/models.ts'
import { machineSources } from '#src/studio/sources/plugin.ts'
import { readSources } from '#src/studio/sources/read-sources.ts'

const root = resolve(import.meta.dirname, '../../..')
const kinds = ['guards', 'actions', 'actors', 'delays'] as const

describe('what stands behind the names of a chart', () => {
  const sources = readSources(root)
  const all = Object.values(sources).flatMap((machine) =>
    kinds.flatMap((kind) => Object.values(machine[kind])),
  )

  it.each(models.map(({ machine }) => ({ id: machine.id, machine })))(
    'is found for every guard, action, actor and delay of $id',
    ({ id, machine }) => {
      for (const kind of kinds)
        expect(Object.keys(sources[id]?.[kind] ?? {}).toSorted()).toEqual(
          Object.keys(machine.implementations[kind]).toSorted(),
        )
    },
  )

  it('stands at the line of the file that it names', () => {
    for (const { source, file, line } of all.flatMap((each) => [each, ...each.uses])) {
      const text = readFileSync(join(root, file), 'utf8')
        .split('\n')
        .slice(line - 1)
      const flat = (lines: string[]) => lines.map((each) => each.trimStart())
      const written = flat(source.split('\n'))
      expect(flat(text.slice(0, written.length)).join('\n')).toContain(written.join('\n'))
    }
  })

  it('is the live actor, too, where the chart only has its place', () => {
    const places = all.filter(({ source }) => source.includes(': unprovided<'))
    expect(places.length).toBeGreaterThan(30)
    expect(places.filter(({ name, uses }) => uses[0]?.name !== name)).toEqual([])
  })

  it('has the rule that a guard only names', () => {
    expect(sources.cartEditing?.guards.isUnavailable).toMatchObject({
      source: 'isUnavailable: ({ context }) => hasUnavailable(context.cart)',
      file: 'machines/cart-editing/cart-editing.machine.ts',
      uses: [{ name: 'hasUnavailable', file: 'machines/cart/cart.ts' }],
    })
  })
})

describe('a setup of parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('domain/light.ts', '/** Whether the sun is up. */\nexport const isDay = () => true\n')
  write(
    'machines/door/door.parts.ts',
    `import { isDay } from '#domain/light.ts'
/** Nobody comes in at night. */
export function mayOpen(door: Door) {
  return isDay() && door.isDay
}
export const delays = { tired: 1_000 }
export const shared = {
  /** Lets them wait. */
  wait: () => {},
}
`,
  )
  write(
    'machines/door/door.machine.ts',
    `import { delays, mayOpen as isOpenable, shared } from './door.parts.ts'
const locked = ({ context: { key } }: Input) => key
/** A door. */
export const doorMachine = setup({
  guards: { isOpenable, locked, isFree: (_, isOpenable: boolean) => isOpenable },
  actions: { ...shared, ...{ shut() { return locked } } },
  delays,
}).createMachine({ id: 'door' })
export const houseMachine = setup({ actors: { front: doorMachine } }).createMachine({ id: 'house' })
`,
  )

  it('is followed through short forms, spreads and imports, but not through what hides a name', () => {
    const { door, house } = readSources(folder)
    expect(door).toMatchObject({
      doc: 'A door.',
      file: 'machines/door/door.machine.ts',
      guards: {
        isOpenable: {
          doc: 'Nobody comes in at night.',
          source: 'export function mayOpen(door: Door) {\n  return isDay() && door.isDay\n}',
          file: 'machines/door/door.parts.ts',
          line: 3,
          uses: [{ name: 'isDay', doc: 'Whether the sun is up.', file: 'domain/light.ts' }],
        },
        locked: { source: 'const locked = ({ context: { key } }: Input) => key', uses: [] },
        isFree: { source: 'isFree: (_, isOpenable: boolean) => isOpenable', uses: [] },
      },
      actions: {
        wait: { doc: 'Lets them wait.', source: 'wait: () => {}' },
        shut: { source: 'shut() { return locked }', uses: [{ name: 'locked' }] },
      },
      delays: { tired: { source: 'tired: 1_000' } },
    })
    expect(house?.actors.front).toMatchObject({
      doc: 'A door.',
      source: 'front: doorMachine',
      uses: [],
    })
  })
  it('is read anew by the studio in development when a file of it changes', async () => {
    const vite = await createServer({
      configFile: false,
      root: folder,
      appType: 'custom',
      logLevel: 'silent',
      plugins: [machineSources(folder)],
      server: { middlewareMode: true, ws: false },
    })
    const given = async () => (await vite.transformRequest('virtual:machine-sources'))?.code
    expect(await given()).toContain('Nobody comes in at night.')
    write('machines/door/door.parts.ts', '/** Everybody comes in. */\nexport const mayOpen = 1\n')
    vite.watcher.emit('change', join(folder, 'machines/door/door.parts.ts'))
    await expect.poll(given, { timeout: 10_000 }).toContain('Everybody comes in.')
    await vite.close()
  })
})
