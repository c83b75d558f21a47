import { createContext, use } from 'react'

export type Site = {
  /** Origin of the shop without a trailing slash, for canonical URLs. */
  origin: string
  /** URLs of the style sheets. */
  styles: readonly string[]
  /** The announcement of the page, for the script that hides one that was closed; null for none. */
  announced: number | null
}

export const SiteContext = createContext<Site>({ origin: '', styles: [], announced: null })

export function useSite(): Site {
  return use(SiteContext)
}
