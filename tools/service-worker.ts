import { build } from 'vite'

/** Bundles the service worker to one classic script in this folder; its name never changes, so browsers update it. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/app/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
