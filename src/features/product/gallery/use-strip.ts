import { useRef, useState, type RefObject } from 'react'

export type Strip = {
  list: RefObject<HTMLUListElement | null>
  /** The picture in sight, from 0. */
  current: number
  show: (index: number) => void
  /** To be called when the strip was scrolled. */
  follow: () => void
}

/** A strip of pictures of which one fills it: a finger moves it, and so does `show`. */
export function useStrip(first = 0): Strip {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  return {
    list,
    current,
    show: (index) => {
      const picture = list.current?.children[index]
      if (picture instanceof HTMLElement) list.current?.scrollTo({ left: picture.offsetLeft })
    },
    follow: () => {
      const strip = list.current
      if (strip !== null && strip.clientWidth > 0)
        setCurrent(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
    },
  }
}
