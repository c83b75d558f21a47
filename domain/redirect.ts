/** Only a base for resolving paths; nothing is ever sent there. */
const base = 'https://shop.invalid'

/**
 * The URL after a sign-in or a new password: `redirectUrl` with `action` appended to its query (AUTH-13, AUTH-42).
 * Anything that is not a path of this site becomes `/`.
 */
export function destinationAfterSignIn(redirectUrl: string | null, action: string | null): string {
  const path = sameSitePath(redirectUrl)
  if (!action) return path
  const url = new URL(path, base)
  url.searchParams.set('action', action)
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * A path of this site, with exactly one leading slash; `/` for everything else: a missing value, another origin,
 * another scheme, and whatever a browser or a proxy could interpret as one of these (backslashes, control characters,
 * encoded slashes).
 */
export function sameSitePath(value: string | null): string {
  if (!value || isHostile(value)) return '/'
  const url = URL.parse(value.startsWith('/') ? value : `/${value}`, base)
  if (!url || url.origin !== base || url.pathname.includes('//')) return '/'
  if (/^\/login\/?$/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Where the browser goes to pay: `link?order_id=…&redirect_url={site}/payment/callback`. @param link of a gateway
 * option: a path of this site or an absolute URL from the configuration @param siteUrl origin of the shop
 */
export function gatewayAddress(link: string, orderId: number, siteUrl: string): string {
  const url = new URL(link, siteUrl)
  url.searchParams.set('order_id', String(orderId))
  url.searchParams.set('redirect_url', new URL('/payment/callback', siteUrl).href)
  return url.href
}

function isHostile(value: string): boolean {
  const path = value.split(/[?#]/, 1)[0] ?? ''
  return (
    hasControlCharacter(value) ||
    /^\s|\\|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|25)/i.test(path) ||
    /^[a-z][a-z0-9+.-]*:/i.test(path) ||
    path.startsWith('//')
  )
}

function hasControlCharacter(value: string): boolean {
  return Array.from(value).some((character) => character < ' ' || character === '\u007f')
}
