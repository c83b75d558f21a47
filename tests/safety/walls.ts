import { posix } from 'node:path'

/** An import of one file of the project by another, both as paths from the root. Types count like values. */
export type Import = { from: string; to: string }

const aliases: Record<string, string> = {
  '#api/': 'generated/api/',
  '#styled/': 'generated/styled-system/',
  '#charts/': 'charts/',
  '#demo/': 'demo/',
  '#domain/': 'domain/',
  '#i18n/': 'i18n/',
  '#machines/': 'machines/',
  '#server/': 'server/',
  '#src/': 'src/',
  '#staff/': 'staff/',
  '#stories/': 'stories/',
  '#studio/': 'studio/',
  '#tests/': 'tests/',
  '#tools/': 'tools/',
  '#walks/': 'walks/',
}

/** The imports of project files in a source text, static and dynamic. */
export function importsIn(file: string, text: string): Import[] {
  const specifiers = text.matchAll(/(?:from\s+|import\s*\(\s*|^import\s+)(['"])([^'"]+)\1/gm)
  return [...specifiers].flatMap(([, , specifier = '']) => {
    const to = resolved(file, specifier)
    return to === null ? [] : [{ from: file, to }]
  })
}

function resolved(file: string, specifier: string): string | null {
  if (specifier === '#shop') return 'shop.config.ts'
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix))
  return alias ? specifier.replace(alias, aliases[alias] ?? '') : null
}

/** The imports that break a wall of the project. */
export function refused(imports: readonly Import[]): Import[] {
  return imports.filter(
    (each) => !isSeam(each) && !walls.every((mayPass) => mayPass(each.from, each.to)),
  )
}

type Wall = (from: string, to: string) => boolean

/**
 * Where another room is joined to the shop, one file each: the server starts the demo and the studio's routes, and the
 * storefront loads the studio's channel if a developer asks for it.
 */
const seams: readonly Import[] = [
  { from: 'server/main.ts', to: 'demo/extension.ts' },
  { from: 'server/main.ts', to: 'studio/server/extension.ts' },
  { from: 'src/lib/flows/inspection.ts', to: 'studio/channel/inspection.ts' },
]

const isSeam = ({ from, to }: Import) => seams.some((seam) => seam.from === from && seam.to === to)

const roomOf = (path: string) => path.split('/')[0] ?? ''

/** By room, what its files may import from outside of it: whole rooms, or folders and files of one. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  i18n: [],
  machines: ['generated', 'domain'],
  src: ['machines', 'walks/recording', 'generated', 'domain', 'i18n'],
  server: ['generated', 'domain', 'i18n', 'machines/lifecycles', 'machines/api'],
  demo: ['server', 'generated', 'domain', 'i18n'],
  charts: ['walks/recording'],
  studio: ['charts', 'walks', 'generated/styled-system'],
  staff: ['charts', 'src/features', 'src/ui', 'src/lib', 'machines', 'generated', 'domain', 'i18n'],
  stories: ['src', 'staff', 'studio', 'charts', 'walks', 'machines', 'generated', 'domain', 'i18n'],
  tools: [
    'demo',
    'server',
    'src',
    'staff',
    'studio',
    'charts',
    'stories',
    'machines',
    'walks',
    'generated',
    'domain',
    'i18n',
  ],
  walks: [],
}

/** Additional permissions of single files. */
const besides: Record<string, readonly string[]> = {
  // Other paths below `/staff` are answered with 404.
  'server/http/pages/back-office.ts': ['staff/app/paths.ts'],
  'staff/main.tsx': ['src/app/app.css'],
  'staff/vite.config.ts': ['tools'],
  'machines/testing/': ['walks'],
  // The adapters of the studio and of the walks: their only files that know the shop.
  'studio/shop/': [
    'machines',
    'src',
    'server',
    'i18n',
    'domain',
    'tools',
    'generated',
    'panda.config.ts',
  ],
  'walks/shop/': ['machines'],
}

/** The files with this shop's name and look belong to no room; these rooms are another app's as they are. */
const shared = new Set(['shop.config.ts', 'panda.config.ts'])
const withoutShop = new Set(['charts', 'studio', 'walks'])

const rooms: Wall = (from, to) => {
  const room = roomOf(from)
  const allowed = mayImport[room]
  if (allowed === undefined || roomOf(to) === room) return true
  if (shared.has(to) && !withoutShop.has(room)) return true
  const more = Object.entries(besides).filter(([start]) => from.startsWith(start))
  return [...allowed, ...more.flatMap(([, places]) => places)].some((place) => isIn(to, place))
}

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The layers of a room, folders or suffixes, from the top; a file imports its own layer and those below. */
const layersOf =
  (room: string, ...layers: readonly string[][]): Wall =>
  (from, to) => {
    const place = (path: string) =>
      layers.findIndex((layer) =>
        layer.some(
          (part) =>
            isIn(path, `${room}/${part}`) ||
            (part.startsWith('.') && path.startsWith(`${room}/`) && path.endsWith(part)),
        ),
      )
    return place(from) < 0 || place(to) < 0 || place(from) <= place(to)
  }

/** A feature of the storefront shares what is in its folder `shared/`, also with the back office. */
const features: Wall = (from, to) => {
  const [feature] = /^(?:src\/features\/[^/]+|staff)(?=\/)/.exec(from) ?? []
  const [, other, inside = ''] = /^(src\/features\/[^/]+)\/(.+)$/.exec(to) ?? []
  if (feature === undefined || other === undefined || feature === other) return true
  return inside.startsWith('shared/')
}

/** Inside the server a file's suffix names its layer: handlers, routes and jobs → services → queries. */
const endings: Wall = (from, to) => {
  const [one, other] = [from, to].map((path) => layerByEnding(path))
  return one === undefined || other === undefined || one < other || (one === other && one > 0)
}

function layerByEnding(path: string): number | undefined {
  if (!path.startsWith('server/')) return undefined
  if (/\.(handlers|routes|jobs)\.ts$/.test(path)) return 0
  if (path.endsWith('.service.ts')) return 1
  return path.endsWith('.queries.ts') ? 2 : undefined
}

const walls: readonly Wall[] = [
  rooms,
  layersOf('machines', ['testing', '.model.ts'], ['flows', 'lifecycles'], ['kernel'], ['api']),
  layersOf('src', ['app'], ['features'], ['goods'], ['ui'], ['lib']),
  layersOf(
    'server',
    ['main.ts'],
    ['boot.ts'],
    ['app.ts'],
    ['features'],
    ['http'],
    ['catalogue'],
    ['platform'],
  ),
  features,
  endings,
]

/** The groups of files that import one another in a circle, types counted; the files of each are sorted. */
export function circles(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const place = order.size
    order.set(file, place)
    lowest.set(file, place)
    open.push(file)
    for (const { to } of next.get(file) ?? []) {
      const reached = order.has(to) ? (open.includes(to) ? order.get(to) : undefined) : visit(to)
      lowest.set(file, Math.min(lowest.get(file) ?? place, reached ?? place))
    }
    const low = lowest.get(file) ?? place
    if (low === place) {
      const group = open.splice(open.indexOf(file))
      if (group.length > 1) found.push(group.toSorted())
    }
    return low
  }
  for (const file of next.keys()) if (!order.has(file)) visit(file)
  return found
}
