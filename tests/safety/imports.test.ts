import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What the files of a room may import from other rooms (docs: the dependency direction of the design). */
const mayImport: Record<string, string[]> = {
  domain: [],
  i18n: [],
  machines: ['generated', 'domain'],
  src: ['machines', 'generated', 'domain', 'i18n'],
  server: ['generated', 'domain', 'i18n', 'machines'],
}

/** The layers inside the server, from the top; each may import what stands below it. */
const layers = ['handlers', 'services', 'queries', 'db']

/** Beside the rooms: the file that names this shop, and the one that gives its look. */
const shared = new Set(['shop.config.ts', 'panda.config.ts'])

const aliases: Record<string, string> = {
  '#api/': 'generated/api/',
  '#styled/': 'generated/styled-system/',
  '#domain/': 'domain/',
  '#i18n/': 'i18n/',
  '#machines/': 'machines/',
  '#server/': 'server/',
  '#src/': 'src/',
  '#tests/': 'tests/',
}

const root = join(import.meta.dirname, '../..')

type Import = { from: string; to: string }

function filesIn(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(room, name))
}

/** The imports of project files, static and dynamic, as paths from the root. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const specifiers = text.matchAll(/(?:from\s+|import\s*\(\s*|^import\s+)(['"])([^'"]+)\1/gm)
  return [...specifiers].flatMap(([, , specifier = '']) => {
    const to = target(file, specifier)
    return to === null ? [] : [{ from: file, to }]
  })
}

function target(file: string, specifier: string): string | null {
  if (specifier === '#shop') return 'shop.config.ts'
  if (specifier.startsWith('.'))
    return relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/')
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix))
  return alias ? specifier.replace(alias, aliases[alias] ?? '') : null
}

const roomOf = (path: string) => path.split('/')[0] ?? ''
const show = ({ from, to }: Import) => `${from} → ${to}`

describe('imports', () => {
  it.each(Object.entries(mayImport))('of %s stay inside it and %j', (room, allowed) => {
    const files = filesIn(room)
    expect(files.length).toBeGreaterThan(0)
    const wrong = files
      .flatMap(importsOf)
      .filter(({ to }) => !shared.has(to) && ![room, ...allowed].includes(roomOf(to)))
    expect(wrong.map(show)).toEqual([])
  })

  it('inside the server go from handlers to services to queries to the database, never up', () => {
    const layerOf = (path: string) => layers.findIndex((name) => path.startsWith(`server/${name}/`))
    const wrong = filesIn('server')
      .flatMap(importsOf)
      .filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) >= 0)
      .filter(({ from, to }) => layerOf(to) < layerOf(from))
    expect(wrong.map(show)).toEqual([])
  })

  it('of SQL stand in queries, not in handlers and services', () => {
    const wrong = [...filesIn('server/handlers'), ...filesIn('server/services')].filter((file) =>
      /^import (?!type)[^;]*?from 'drizzle-orm/m.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  it('of the browser app have no inspector in the main bundle', () => {
    const wrong = filesIn('src').filter((file) =>
      /^import (?!type)[^;]*from '@statelyai\/inspect'/m.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    expect(wrong).toEqual([])
  })
})
