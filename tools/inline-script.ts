import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const suffix = '?script'

/** `import script from './module.ts?script'`: the module and its imports as one classic script, minified to a string. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?script$/ },
      handler: async function (source, importer) {
        const resolved = await this.resolve(source.slice(0, -suffix.length), importer)
        return resolved && `${resolved.id}${suffix}`
      },
    },
    load: {
      filter: { id: /\?script$/ },
      handler: async function (id) {
        const { text, files } = await bundle(id.slice(0, -suffix.length))
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(text)}`
      },
    },
  }
}

/** The script that every page runs before its first paint. */
export async function beforePaintScript(): Promise<string> {
  const { text } = await bundle(
    fileURLToPath(new URL('../src/app/inline/before-paint.ts', import.meta.url)),
  )
  return text
}

async function bundle(file: string): Promise<{ text: string; files: readonly string[] }> {
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
