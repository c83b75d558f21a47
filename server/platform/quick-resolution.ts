import { registerHooks } from 'node:module'

/**
 * For every ES module Node 24 takes apart its package's whole package.json anew, and drizzle-orm's has 180 KB: half
 * of what the shop's start took. Drizzle's modules are all ES modules that name one another by path, so theirs is
 * not needed. To be called before they are imported.
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
