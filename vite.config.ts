import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown, type UserConfig } from 'vite'
import { fetchBeforeImport } from './tools/fetch-before-import.ts'
import { inlineScript } from './tools/inline-script.ts'
import { sharedChunks } from './tools/shared-chunks.ts'
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
        : { codeSplitting: { groups: shopChunks() } },
    },
  },
  // Left open, the renderer would carry both builds of React and take the slow one unless the environment says otherwise.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: isSsrBuild ? true : ['wouter'] },
  server: { port: 3000 },
}))

/**
 * Pages that show products share much, and each of them shares more with other parts; so do the pages with forms. A module
 * belongs to the first group that wants it.
 */
function shopChunks(): Rolldown.CodeSplittingGroup[] {
  const entry = '/src/app/entry-client.tsx'
  const home = '/src/features/home/HomePage.tsx'
  const list = '/src/features/list/ListPage.tsx'
  const product = '/src/features/product/ProductPage.tsx'
  const account = '/src/features/account/AccountPage.tsx'
  const cart = '/src/features/checkout/CartPage.tsx'
  const login = '/src/features/authentication/LoginPage.tsx'
  return sharedChunks({
    frame: (isNeededBy) => isNeededBy(entry),
    goods: (isNeededBy) => isNeededBy(home) && isNeededBy(product),
    browse: (isNeededBy) => isNeededBy(list) && isNeededBy(product),
    product: (isNeededBy, parts) => parts > 1 && isNeededBy(product),
    list: (isNeededBy, parts) => parts > 1 && isNeededBy(list),
    home: (isNeededBy, parts) => parts > 1 && isNeededBy(home),
    account: (isNeededBy, parts) => parts > 1 && isNeededBy(account),
    forms: (isNeededBy) => isNeededBy(cart) && isNeededBy(login),
    checkout: (isNeededBy, parts) => parts > 1 && isNeededBy(cart),
  })
}
