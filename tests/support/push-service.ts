import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service that keeps what it gets, and replies with the given status. */
export async function pushService() {
  const received: Received[] = []
  const statuses = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    received.push({ path, headers, body: await buffer(request) })
    response.writeHead(statuses.get(path) ?? 201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    received,
    /** What a browser receives that is subscribed here. */
    receivedBy: ({ path, decrypt }: PushBrowser): unknown[] =>
      received
        .filter((each) => each.path === path)
        .map(({ body }): unknown => JSON.parse(decrypt(body))),
    answer: ({ path }: Pick<PushBrowser, 'path'>, status: number) =>
      void statuses.set(path, status),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type PushBrowser = ReturnType<typeof pushBrowser>

/** A browser with keys of its own that is subscribed at a push service. */
export function pushBrowser({ origin }: { origin: string }) {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  const path = `/send/${randomBytes(12).toString('hex')}`
  return {
    path,
    subscription: {
      endpoint: `${origin}${path}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    decrypt: (body: Buffer) => decrypt(body, curve, auth),
  }
}

/** RFC 8291 with the coding `aes128gcm` of RFC 8188, for a body of one record. */
function decrypt(body: Buffer, curve: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const secret = curve.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${purpose}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('the last record does not end with its delimiter')
  return padded.subarray(0, end).toString()
}

/** The claims of the token by which the shop identifies itself (RFC 8292). Throws if the key did not sign it. */
export function vapidClaims(authorization: string | undefined, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('the request names another key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the token is not signed with the key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
