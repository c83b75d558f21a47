import { get } from 'node:http'

export type PageScripts = { files: number; bytes: number }

/**
 * The scripts that a page loads before anything is clicked: those of its HTML and all that they import at once.
 * `bytes` are those on the wire, with Brotli.
 */
export async function measureScripts(origin: string, path: string): Promise<PageScripts> {
  const html = await (await fetch(origin + path)).text()
  const waiting = [...html.matchAll(scriptTag), ...html.matchAll(preloadTag)]
    .map(([, href = '']) => new URL(href, origin).href)
    .filter((href) => href.startsWith(origin))
  const sizes = new Map<string, number>()
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (sizes.has(address)) continue
    sizes.set(address, await bytesOnWire(address))
    waiting.push(...importsOf(await (await fetch(address)).text(), address))
  }
  return {
    files: sizes.size,
    bytes: [...sizes.values()].reduce((total, size) => total + size, 0),
  }
}

const scriptTag = /<script[^>]+src="([^"]+)"/g
const preloadTag = /<link rel="modulepreload" href="([^"]+)"/g
/** Imports at once; `import(…)` loads later and has a parenthesis. */
const staticImport = /(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g

function importsOf(script: string, address: string): string[] {
  return [...script.matchAll(staticImport)].map(([, path = '']) => new URL(path, address).href)
}

/** `fetch` would unpack what it gets. */
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
