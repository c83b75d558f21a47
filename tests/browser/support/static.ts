import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder on a free port of the loopback, and pictures and map tiles from the shop at `origin`. */
export async function serveFolder(
  folder: string,
  origin: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://files')
    const sending = /^\/(?:images|api\/map\/tiles)\//.test(pathname)
      ? forward(origin + pathname + search, String(request.headers.accept), response)
      : send(join(folder, normalize(decodeURIComponent(pathname))), response)
    sending.catch(() => response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function send(path: string, response: ServerResponse): Promise<void> {
  const bytes = await readFile(path)
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
  response.end(bytes)
}

async function forward(address: string, accept: string, response: ServerResponse): Promise<void> {
  const reply = await fetch(address, { headers: { accept } })
  const bytes = Buffer.from(await reply.arrayBuffer())
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
  response.end(bytes)
}
