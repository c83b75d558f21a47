import { registerHooks } from 'node:module'

/**
 * Node 24 parses a package's whole package.json again for each of its ES modules, and drizzle-orm's has 180 KB: a third
 * of the server's load time (docs/decisions/0107-measured-gains.md). Drizzle's modules are all ES modules that import
 * each other by path, so it is not needed for them. Call it before they are imported.
 */
export function resolveQuickly(): void {
  registerHooks({
    resolve(specifier, context, resolve) {
      const isDrizzles = context.parentURL?.includes('/node_modules/drizzle-orm/') ?? false
      if (!isDrizzles || !specifier.startsWith('.')) return resolve(specifier, context)
      const url = new URL(specifier, context.parentURL).href
      return { url, format: 'module', shortCircuit: true }
    },
  })
}
