import { get } from 'node:http'

export type PageScripts = { files: number; bytes: number }

/** The scripts that a page loads before any interaction; `bytes` is the transferred size, with Brotli. */
export async function measureScripts(origin: string, path: string): Promise<PageScripts> {
  const scripts = await loadedScripts(origin, path)
  const sizes = await Promise.all([...scripts.keys()].map(bytesOnWire))
  return { files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) }
}

/**
 * The scripts of a page's HTML and all their static imports.
 * @returns their texts by their URLs
 */
export async function loadedScripts(origin: string, path: string): Promise<Map<string, string>> {
  const html = await (await fetch(origin + path)).text()
  const waiting = [...html.matchAll(scriptTag), ...html.matchAll(preloadTag)]
    .map(([, href = '']) => new URL(href, origin).href)
    .filter((href) => href.startsWith(origin))
  const texts = new Map<string, string>()
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (texts.has(address)) continue
    const text = await (await fetch(address)).text()
    texts.set(address, text)
    waiting.push(...importsOf(text, address))
  }
  return texts
}

const scriptTag = /<script[^>]+src="([^"]+)"/g
const preloadTag = /<link rel="modulepreload" href="([^"]+)"/g
/** Static imports; `import(…)` loads later and has a parenthesis. */
const staticImport = /(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g

function importsOf(script: string, address: string): string[] {
  return [...script.matchAll(staticImport)].map(([, path = '']) => new URL(path, address).href)
}

/** `fetch` would decompress the response. */
function bytesOnWire(address: string): Promise<number> {
  return new Promise((done, failed) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['content-encoding'] !== 'br')
        failed(new Error(`${address} does not come with Brotli`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => done(bytes))
    })
    request.on('error', failed)
  })
}
