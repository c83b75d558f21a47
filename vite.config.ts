import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { staticStyles } from './tools/static-styles.ts'

export default defineConfig(({ isSsrBuild }): UserConfig => ({
  plugins: [staticStyles(), react(), fetchBeforeImport],
  publicDir: isSsrBuild ? false : 'src/public',
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Open pages, and a server that runs on, still ask for the files of an earlier build; tools/build.ts removes old ones.
    emptyOutDir: isSsrBuild,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: isSsrBuild ? 'src/entry-server.tsx' : ['src/entry-react.ts', 'src/entry-client.tsx'],
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
        : {
            codeSplitting: {
              groups: [{ name: 'react', test: reactItself, priority: 1 }, { name: chunkOf }],
            },
          },
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

const reactItself = /\/node_modules\/(react|react-dom|scheduler)\//
const entry = '/src/entry-client.tsx'
const shopWindows = ['home/HomePage', 'list/ListPage', 'product/ProductPage'].map(
  (page) => `/src/pages/${page}.tsx`,
)

/**
 * Keeps together what is loaded together anyway, the frame of every page and what all pages that show goods share: one
 * file compresses better than twenty, and asks for fewer requests.
 */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = importersOf(id, context)
  if (importers.has(entry)) return 'frame'
  return shopWindows.every((page) => importers.has(page)) ? 'goods' : null
}

/** Which of the files above need a module at once, directly or not. */
function importersOf(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
  found = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return found
  seen.add(id)
  const known = [entry, ...shopWindows].find((file) => id.endsWith(file))
  if (known !== undefined) return found.add(known)
  for (const importer of context.getModuleInfo(id)?.importers ?? [])
    importersOf(importer, context, seen, found)
  return found
}
