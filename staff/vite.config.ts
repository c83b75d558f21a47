import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { staff } from '../i18n/fa/staff.ts'
import { shop } from '../shop.config.ts'
import { fetchBeforeImport } from '../tools/fetch-before-import.ts'
import { beforePaintScript } from '../tools/inline-script.ts'
import { sharedChunks } from '../tools/shared-chunks.ts'
import { staticStyles } from '../tools/static-styles.ts'

const root = resolve(import.meta.dirname, '..')

/** The back office: a page of its own next to the shop, with its own scripts and styles in `dist/staff`. */
export default defineConfig((): UserConfig => ({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [staticStyles(), react(), fetchBeforeImport, head],
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: '../dist/staff',
    emptyOutDir: true,
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: staffChunks() } },
    },
  },
  server: { fs: { allow: [root] } },
}))

/** The title, and from the shop its icon and its one inline script, which sets the theme before the first paint. */
const head: Plugin = {
  name: 'staff-head',
  transformIndexHtml: async (html) => ({
    html: html.replace('<title></title>', `<title>${staff.title} | ${shop.name}</title>`),
    tags: [
      { tag: 'script', children: await beforePaintScript(), injectTo: 'head-prepend' },
      { tag: 'link', attrs: { rel: 'icon', href: '/icon.svg' }, injectTo: 'head' },
    ],
  }),
}

/** The frame of every page, and what the two busiest lists share with each other and with other pages. */
function staffChunks(): Rolldown.CodeSplittingGroup[] {
  const products = '/staff/products/ProductsPage.tsx'
  const orders = '/staff/orders/OrdersPage.tsx'
  return sharedChunks({
    frame: (isNeededBy) => isNeededBy('/staff/index.html'),
    list: (isNeededBy) => isNeededBy(products) && isNeededBy(orders),
    products: (isNeededBy, parts) => parts > 1 && isNeededBy(products),
  })
}
