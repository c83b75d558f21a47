import { useEffect } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/** The last query of each page of this tab, such as the filters of a list, with its question mark. */
const lastSearches = new Map<string, string>()

/** Remembers the query of the open page, for links that lead back to it. */
export function useLastSearch(): void {
  const path = usePathname()
  const search = useSearch()
  useEffect(() => {
    lastSearches.set(path, search)
  }, [path, search])
}

/** The path of a list with the filters, sorting and page that it had last. */
export function withLastSearch(path: string): string {
  return `${path}${lastSearches.get(path) ?? ''}`
}
