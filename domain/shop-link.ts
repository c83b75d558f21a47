import { sameSitePath } from './redirect.ts'

/** Whether a link leads to a page of the shop: a path of this site, not of its back office or its API. */
export function isShopLink(link: string): boolean {
  if (!link.startsWith('/') || /\s/.test(link)) return false
  const path = sameSitePath(link)
  return path === '/'
    ? /^\/(?:login\/?)?(?:[?#]|$)/.test(link)
    : !/^\/(?:staff|api)(?=[/?#]|$)/i.test(decoded(path))
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
