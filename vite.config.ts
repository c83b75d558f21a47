import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { inlineScript } from './tools/inline-script.ts'
import { staticStyles } from './tools/static-styles.ts'

export default defineConfig(({ isSsrBuild }): UserConfig => ({
  plugins: [inlineScript(), staticStyles(), react(), fetchBeforeImport],
  publicDir: isSsrBuild ? false : 'src/app/public',
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Open pages and running servers still request the files of an earlier build; tools/build.ts removes old ones.
    emptyOutDir: isSsrBuild,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
        : { codeSplitting: { groups: sharedChunks() } },
    },
  },
  // Left open, the renderer would carry both builds of React and take the slow one unless the environment says otherwise.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: isSsrBuild ? true : ['wouter'] },
  server: { port: 3000 },
}))

/** Replaces Vite's preload helper: see src/lib/scripts.ts. */
const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { importFetched as __vitePreload } from '/src/lib/scripts.ts'`,
  },
}

/** Whether an entry of the shop, static or dynamic, needs a module. */
type Needs = (file: string) => boolean

/**
 * Keeps together what is loaded together anyway: a few files compress better than twenty, and take fewer requests. That
 * is the frame of every page, React included; what pages that show products share; and what each of them shares with
 * other parts. A module belongs to the first group that wants it.
 */
function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  const entry = '/src/app/entry-client.tsx'
  const home = '/src/features/home/HomePage.tsx'
  const list = '/src/features/list/ListPage.tsx'
  const product = '/src/features/product/ProductPage.tsx'
  const account = '/src/features/account/AccountPage.tsx'
  const wanted: Record<string, (isNeededBy: Needs, parts: number) => boolean> = {
    frame: (isNeededBy) => isNeededBy(entry),
    goods: (isNeededBy) => isNeededBy(home) && isNeededBy(product),
    browse: (isNeededBy) => isNeededBy(list) && isNeededBy(product),
    product: (isNeededBy, parts) => parts > 1 && isNeededBy(product),
    list: (isNeededBy, parts) => parts > 1 && isNeededBy(list),
    home: (isNeededBy, parts) => parts > 1 && isNeededBy(home),
    account: (isNeededBy, parts) => parts > 1 && isNeededBy(account),
  }
  const known = new Map<string, string[]>()
  const partsOf = (id: string, context: Rolldown.ChunkingContext) => {
    const parts = known.get(id) ?? [...partsWith(id, context)]
    known.set(id, parts)
    return parts
  }
  const groups = Object.entries(wanted).map(
    ([name, isWanted]) =>
      (id: string, context: Rolldown.ChunkingContext) => {
        const parts = partsOf(id, context)
        return isWanted((file) => parts.some((part) => part.endsWith(file)), parts.length)
          ? name
          : null
      },
  )
  return groups.map((name, place, { length }) => ({ name, priority: length - place }))
}

/** The entries, the main one or those of dynamic imports, that import a module statically. */
function partsWith(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
  parts = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return parts
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  if (importers.length === 0 || dynamicImporters.length > 0) parts.add(id)
  for (const importer of importers) partsWith(importer, context, seen, parts)
  return parts
}
