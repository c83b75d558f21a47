import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { staff } from '../i18n/fa/staff.ts'
import { shop } from '../shop.config.ts'
import { beforePaintScript } from '../tools/inline-script.ts'

const root = resolve(import.meta.dirname, '..')

/** The back office: a page of its own next to the shop, with its own scripts and styles in `dist/staff`. */
export default defineConfig((): UserConfig => ({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [react(), head],
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: '../dist/staff',
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
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
