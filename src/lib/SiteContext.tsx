import { createContext, use } from 'react'

export type Site = {
  /** Origin of the shop without a slash at the end, for canonical addresses. */
  origin: string
  /** Addresses of the style sheets. */
  styles: readonly string[]
  /** Whether `?inspect` lets the running machines be watched: in the demo, never in a real shop. */
  inspectable: boolean
}

export const SiteContext = createContext<Site>({ origin: '', styles: [], inspectable: false })

/** What the server says about the site as a whole. */
export function useSite(): Site {
  return use(SiteContext)
}
