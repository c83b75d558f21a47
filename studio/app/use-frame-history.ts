import { useState, type RefObject } from 'react'
import { addressOf, visit, type Visited, type Way } from './frame-history.ts'

export type FrameHistory = {
  /** Where the frame is; empty before its first page, null while it shows one of another origin. */
  address: string | null
  canGoBack: boolean
  /** To where the frame was before. */
  goBack: () => void
  reload: () => void
  /** To be called when the frame has loaded a page. */
  onLoad: () => void
}

const ways = ['pushState', 'replaceState', 'popstate'] as const

/**
 * Where the shop in the frame is and was. The browser keeps one history for the studio and the frame, in which a step
 * back would as well undo a choice in the studio: so the frame goes back by an address of its own list.
 */
export function useFrameHistory(frame: RefObject<HTMLIFrameElement | null>): FrameHistory {
  const [visited, setVisited] = useState<Visited>([])
  const [isAway, setAway] = useState(false)
  const here = visited.at(-1)
  const before = isAway ? here : visited.at(-2)
  const page = () => frame.current?.contentWindow
  return {
    address: isAway ? null : (here ?? ''),
    canGoBack: before !== undefined,
    goBack: () => {
      if (before === undefined) return
      if (!isAway) setVisited(visited.slice(0, -1))
      page()?.location.replace(before)
    },
    reload: () => {
      if (here === undefined) return
      if (isAway) page()?.location.replace(here)
      else page()?.location.reload()
    },
    onLoad: () => {
      const loaded = ownPage(frame.current)
      setAway(loaded === null)
      if (loaded === null) return
      const arrive = (way: Way) =>
        setVisited((visited) => visit(visited, way, addressOf(loaded.location)))
      arrive('load')
      for (const way of ways) loaded.addEventListener(way, () => arrive(way))
    },
  }
}

/** The page in a frame; null for one of another origin, which a browser does not expose. */
function ownPage(frame: HTMLIFrameElement | null): Window | null {
  return frame?.contentDocument?.defaultView ?? null
}
