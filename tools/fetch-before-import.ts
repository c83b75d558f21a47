import type { Plugin } from 'vite'

/** Replaces Vite's preload helper: see src/lib/scripts.ts. The files of styles must not be split. */
export const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { importFetched as __vitePreload } from '#src/lib/scripts.ts'`,
  },
}
