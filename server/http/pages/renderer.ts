import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InnerCall } from '#server/http/security/inner.ts'
import type { ProblemCode } from '#server/schemas.ts'

/** What renders the pages: the built `src/app/entry-server.tsx`, whose exports these types mirror. */
export type Renderer = {
  fonts: readonly string[]
  inlineScripts: readonly string[]
  /** The paths of pages that the shop's own pages may show in a frame. */
  framed: readonly string[]
  /** The path of the page of all paths without a route. */
  unknownPath: string
  /** The path and the query on which the page of a URL depends, if it is the same for everyone; null otherwise. */
  sharedAddress: (
    path: string,
    search: string,
    filterKeys: ReadonlySet<string>,
  ) => { path: string; query: string } | null
  render: (request: RenderRequest) => Promise<RenderedPage>
  renderFailure: (request: RenderRequest, failure: PageFailure) => RenderedPage
}

type PageFailure = { status: number; code: ProblemCode }

export type RenderRequest = {
  path: string
  search: string
  origin: string
  inspectable: boolean
  send: (request: Request) => Promise<Response>
  assets: Assets
}

/** The `send` of a page whose calls are made by `call`. */
export const toFetch =
  (call: InnerCall): RenderRequest['send'] =>
  async ({ url }) => {
    const { status, contentType, body } = await call(url)
    return new Response(body, { status, headers: { 'content-type': contentType } })
  }

/** `Html` is text, or its bytes in UTF-8. */
export type RenderedPage<Html = string> =
  | { kind: 'redirect'; status: 301 | 302 | 303; location: string }
  | { kind: 'page'; status: number; html: Html }

export type Assets = {
  styles: readonly string[]
  scripts: string
  preloads: Readonly<Record<string, readonly string[]>>
}

/** Returns the renderer and the assets of one page; they only change in development. */
export type RendererSource = {
  get: () => Promise<{ renderer: Renderer; assets: Assets }>
}

type Build = Renderer & { prepare: () => Promise<void> }

/** Loads the output of `npm run build` from `dist/`. Throws when there is no build. */
export async function loadBuild(root: string): Promise<RendererSource> {
  const entry = pathToFileURL(join(root, 'server/entry-server.js'))
  const { prepare, ...renderer }: Build = await import(entry.href)
  await prepare()
  const manifest: Manifest = JSON.parse(
    await readFile(join(root, 'client/.vite/manifest.json'), 'utf8'),
  )
  const built = { renderer, assets: toAssets(manifest) }
  return { get: async () => built }
}

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

const entryFile = 'src/app/entry-client.tsx'

function toAssets(manifest: Manifest): Assets {
  const entry = manifest[entryFile]
  const style = manifest['style.css']
  if (entry === undefined || style === undefined) throw new Error('the build has no entry')
  const shared = scriptsOf(manifest, entryFile)
  const preloads = (entry.dynamicImports ?? []).map((file) => [
    file,
    [...scriptsOf(manifest, file)].filter((each) => !shared.has(each)),
  ])
  const links = [...shared].map(
    (each) => `<link rel="modulepreload" href="${each}" fetchpriority="low">`,
  )
  return {
    styles: [`/${style.file}`],
    scripts: `${links.join('')}<script type="module" src="/${entry.file}" fetchpriority="low"></script>`,
    preloads: Object.fromEntries(preloads),
  }
}

/** A chunk and everything that it imports statically. */
function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(`/${chunk.file}`)) return seen
  seen.add(`/${chunk.file}`)
  for (const each of chunk.imports ?? []) scriptsOf(manifest, each, seen)
  return seen
}
