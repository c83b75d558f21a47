import { createContext, use } from 'react'

export type Site = {
  /** Origin of the shop without a trailing slash, for canonical URLs. */
  origin: string
  /** URLs of the style sheets. */
  styles: readonly string[]
}

export const SiteContext = createContext<Site>({ origin: '', styles: [] })

export function useSite(): Site {
  return use(SiteContext)
}
