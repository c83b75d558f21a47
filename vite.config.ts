import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown, type UserConfig } from 'vite'

export default defineConfig(({ isSsrBuild }): UserConfig => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'src/public',
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
        : { codeSplitting: { groups: [{ name: chunkOfFrame }] } },
    },
  },
  // Left open, the renderer would carry both builds of React and take the slow one unless the environment says otherwise.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: isSsrBuild ? true : ['wouter'] },
  server: { port: 3000 },
}))

/**
 * Keeps together what every page loads anyway: one file compresses better than twenty, and asks for fewer requests.
 * React is apart, since it changes seldom.
 */
function chunkOfFrame(id: string, context: Rolldown.ChunkingContext): string | null {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  return isInFrame(id, context, new Set()) ? 'frame' : null
}

/** Whether the browser's entry imports a module without a page in between. */
function isInFrame(id: string, context: Rolldown.ChunkingContext, seen: Set<string>): boolean {
  if (id.endsWith('/src/entry-client.tsx')) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isInFrame(importer, context, seen))
}
