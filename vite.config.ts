import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

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
      output: isSsrBuild ? { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } : {},
    },
  },
  ssr: { noExternal: isSsrBuild ? true : ['wouter'] },
  server: { port: 3000 },
}))
