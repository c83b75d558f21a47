import { ProblemError } from '#machines/kernel/problem.ts'

/**
 * Replaces Vite's preload helper (see tools/fetch-before-import.ts) before each `import()`: fetches the files of a chunk into the
 * browser's cache first. A module whose import failed once fails until the next reload, while a fetch can be retried.
 * @param files of the chunk and of what it imports, below the base of the build
 */
export async function importFetched<Module>(
  importChunk: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(import.meta.env.BASE_URL + file)))
  return importChunk()
}

const fetched = new Map<string, Promise<void>>()

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address)
  if (known !== undefined) return known
  const fetching = isInPage(address) ? Promise.resolve() : fetchScript(address)
  fetched.set(address, fetching)
  fetching.catch(() => fetched.delete(address))
  return fetching
}

function isInPage(address: string): boolean {
  const tags = `link[rel=modulepreload][href="${address}"], script[src="${address}"]`
  return document.querySelector(tags) !== null
}

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address).catch(() => {
    throw new ProblemError('network')
  })
  if (response.status === 404) outdated = true
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  await response.arrayBuffer()
}

let outdated = false

/**
 * Whether a chunk of this build no longer exists, for example after a deployment: the next page must come from the
 * server.
 */
export function isOutdated(): boolean {
  return outdated
}

/** Reloads to get the new build, but not repeatedly if that does not help. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem('reloaded') ?? 0)
  if (Date.now() - last < 60_000) return
  sessionStorage.setItem('reloaded', String(Date.now()))
  location.reload()
}
