import { useApi } from '#src/lib/api/ApiContext.tsx'
import { rememberSearch } from './recent-searches.ts'

const longest = 60

/** Remembers a search in this browser, and lets the server count it; nothing waits for that. */
export function useRememberedSearch(): (text: string) => void {
  const api = useApi()
  return (text) => {
    if (text === '') return
    rememberSearch(text)
    if (text.length <= longest)
      api.POST('/product/searches/', { body: { text } }).catch(() => undefined)
  }
}
