import { sameSitePath } from './redirect.ts'

/** The longest title, text and link that staff can write to customers; those of the contract. */
export const messageLengths = { title: 120, text: 1000, link: 300 } as const

/** Whether a link leads to a page of the shop: a path of it, not of its back office or its API. */
export function isShopLink(link: string): boolean {
  if (!link.startsWith('/') || /^\/(staff|api)(?=[/?#]|$)/.test(link)) return false
  return link === '/' || sameSitePath(link) !== '/'
}
