import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { studio } from './words/studio.ts'
import { beforePaintScript } from './shop/page.ts'
import { machineSources } from './sources/plugin.ts'

const root = resolve(import.meta.dirname, '..')

/** The flow studio: a page of its own next to the shop, with its own scripts and styles in `dist/studio`. */
export default defineConfig(({ command }): UserConfig => ({
  root: import.meta.dirname,
  base: '/dev/studio/',
  plugins: [react(), head, machineSources(root)],
  publicDir: false,
  logLevel: 'warn',
  // In development the shop's style sheet contains everything; when built, it is without the studio, which has its own.
  ...(command === 'serve' && { css: { postcss: root } }),
  build: {
    target: 'es2022',
    outDir: '../dist/studio',
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
  },
  server: { fs: { allow: [root] } },
}))

/** The title, and from the shop its icon and its one inline script, which sets the theme before the first paint. */
const head: Plugin = {
  name: 'studio-head',
  transformIndexHtml: async (html) => ({
    html: html.replace('<title></title>', `<title>${studio.title}</title>`),
    tags: [
      { tag: 'script', children: await beforePaintScript(), injectTo: 'head-prepend' },
      { tag: 'link', attrs: { rel: 'icon', href: '/icon.svg' }, injectTo: 'head' },
    ],
  }),
}
