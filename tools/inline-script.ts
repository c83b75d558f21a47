import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const moduleId = 'virtual:before-paint'
const file = fileURLToPath(new URL('../src/app/inline/before-paint.ts', import.meta.url))

/** `import script from 'virtual:before-paint'`: `before-paint.ts` and its imports as one classic script, as a string. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    resolveId: {
      filter: { id: new RegExp(`^${moduleId}$`) },
      handler: () => `\0${moduleId}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${moduleId}$`) },
      handler: async function () {
        const { text, files } = await bundle()
        for (const each of files) this.addWatchFile(each)
        return `export default ${JSON.stringify(text)}`
      },
    },
  }
}

/** The script that every page runs before its first paint. */
export async function beforePaintScript(): Promise<string> {
  return (await bundle()).text
}

async function bundle(): Promise<{ text: string; files: readonly string[] }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error(`${file} was not bundled to one script`)
  const [{ code, moduleIds }] = result.output
  return { text: code.trim(), files: moduleIds }
}
