import { useSyncExternalStore } from 'react'

const phones = matchMedia('(max-width: 599px), (max-width: 959px) and (max-height: 479px)')
const onTheirSide = matchMedia('(max-width: 959px) and (max-height: 479px)')
const tablets = matchMedia('(min-width: 900px)')
const desktops = matchMedia('(min-width: 1280px)')

/** Whether the page is as small as a phone, upright or on its side, where nothing fits next to the chart. */
export const useNarrow = (): boolean => useMatch(phones)

/** Whether the page is that of a phone on its side, where nothing fits below another. */
export const useSideways = (): boolean => useMatch(onTheirSide)

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
