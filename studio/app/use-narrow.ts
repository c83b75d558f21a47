import { useSyncExternalStore } from 'react'

const phones = matchMedia('(max-width: 599px)')
const tablets = matchMedia('(min-width: 900px)')
const desktops = matchMedia('(min-width: 1280px)')

/** Whether the page is as narrow as a phone, where nothing fits next to the chart. */
export const useNarrow = (): boolean => useMatch(phones)

/** Whether the panels fit next to the chart, and the shop too if it is open. */
export const useIsWide = (hasShop: boolean): boolean => useMatch(hasShop ? desktops : tablets)

function useMatch(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => query.matches,
  )
}
