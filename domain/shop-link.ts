import { sameSitePath } from './redirect.ts'

/**
 * Whether a link leads to a page of the shop: a path of this site, not of its back office or its API, without marks of
 * direction, which would show it as another one.
 */
export function isShopLink(link: string): boolean {
  if (!link.startsWith('/') || /\s/.test(link) || hasDirectionMark(link)) return false
  const path = sameSitePath(link)
  return path === '/'
    ? /^\/(?:login\/?)?(?:[?#]|$)/.test(link)
    : !/^\/(?:staff|api)(?=[/?#]|$)/i.test(decoded(path))
}

/** Whether there are marks of direction in a link, even if they are encoded. */
export const hasDirectionMark = (link: string): boolean =>
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|%d8%9c|%e2%80%(?:8[ef]|a[a-e])|%e2%81%a[6-9]/i.test(
    link,
  )

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
