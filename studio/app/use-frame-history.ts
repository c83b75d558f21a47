import { useEffect, useState, type RefObject } from 'react'
import { noteFrameAddress } from './frame-address.ts'
import { addressOf, visit, type Visited, type Way } from './frame-history.ts'

export type FrameHistory = {
  /** The frame's URL; empty before its first page, null while it shows one of another origin. */
  address: string | null
  canGoBack: boolean
  /** Returns to the frame's previous URL. */
  goBack: () => void
  reload: () => void
  /** To be called when the frame has loaded a page. */
  onLoad: () => void
}

const ways = ['pushState', 'replaceState', 'popstate'] as const

/**
 * The current and past URLs of the shop in the frame. The browser has one history for the studio and the frame, so a
 * step back could also undo a selection in the studio: the frame therefore goes back using its own list.
 */
export function useFrameHistory(frame: RefObject<HTMLIFrameElement | null>): FrameHistory {
  const [visited, setVisited] = useState<Visited>([])
  const [isAway, setAway] = useState(false)
  const here = visited.at(-1)
  const before = isAway ? here : visited.at(-2)
  const shown = isAway ? null : (here ?? null)
  useEffect(() => {
    noteFrameAddress(shown)
    return () => noteFrameAddress(null)
  }, [shown])
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
