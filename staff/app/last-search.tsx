import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/** The last query of each page, such as the filters of a list, with its question mark. */
const LastSearches = createContext<ReadonlyMap<string, string>>(new Map())

/** Remembers the last query of each page that is opened below it, for links that lead back there. */
export function LastSearch({ children }: { children: ReactNode }) {
  const [searches] = useState(() => new Map<string, string>())
  const path = usePathname()
  const search = useSearch()
  useEffect(() => {
    searches.set(path, search)
  }, [searches, path, search])
  return <LastSearches value={searches}>{children}</LastSearches>
}

/** The path of a list with the filters, sorting and page that it had last. */
export function useLastSearch(path: string): string {
  return `${path}${use(LastSearches).get(path) ?? ''}`
}
