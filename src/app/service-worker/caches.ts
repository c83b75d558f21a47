/** Increase to drop everything that earlier versions kept. */
const version = 1
const pages = `pages-${version}`
const assets = `assets-${version}`
/** The page that is shown without a network. */
const offline = '/offline'
/** More files than two builds of the shop have. */
const maxAssets = 300

/** Files of a build never change, so what is kept is never asked for again. */
export function isAsset(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/assets/')
}

/** Keeps the page for the time without a network, and the fonts that it names. */
export async function keepOfflinePage(): Promise<void> {
  const response = await fetch(new Request(offline, { credentials: 'omit' }))
  if (!response.ok) throw new Error('no page for the time without a network')
  await (await caches.open(pages)).put(offline, response.clone())
  const html = await response.text()
  const fonts = new Set(html.match(/\/assets\/[\w.-]+\.woff2/g))
  for (const font of fonts) await keptAsset(new Request(font))
}

export async function offlinePage(): Promise<Response> {
  const kept = await (await caches.open(pages)).match(offline)
  return kept ?? Response.error()
}

/** A file of the build: what is kept, otherwise from the network and then kept. */
export async function keptAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assets)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.status === 200) {
    await cache.put(request, response.clone())
    await dropOldest(cache)
  }
  return response
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - maxAssets))) await cache.delete(key)
}

/** Removes what other versions of this worker kept. */
export async function removeOtherCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== pages && name !== assets).map((name) => caches.delete(name)),
  )
}
