/** See setup.mjs, which is plain JavaScript because it runs on whatever Node the machine has. */
export function ensureBuilt(): Promise<void>
export const serverFlags: readonly string[]
export const serverMemory: Readonly<Record<string, string>>
export const buildSources: readonly string[]
