import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sources that the pages add to the CSP at boot: `'sha256-…'` of the inline script. */
    inlineScripts: string[]
    /** Set on every reply. */
    securityHeaders: Record<string, string>
  }
}

/** Sets the security headers and the content security policy on every reply. */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const inlineScripts: string[] = []
  app.decorate('inlineScripts', inlineScripts)
  // Only the flow studio of the demo shows the shop in a frame.
  const isFramed = config.mode === 'demo'
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    ...(config.secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
  app.decorate('securityHeaders', headers)
  app.addHook('onReady', async () => {
    headers['content-security-policy'] = policy(inlineScripts, isFramed ? "'self'" : "'none'")
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** Lets the shop's own pages show this reply in a frame. */
export function allowOwnFrame(reply: FastifyReply): void {
  const { securityHeaders } = reply.server
  reply.headers({
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': securityHeaders['content-security-policy']?.replace(
      /frame-ancestors .*/,
      "frame-ancestors 'self'",
    ),
  })
}

const policy = (inlineScripts: string[], ancestors: string) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
