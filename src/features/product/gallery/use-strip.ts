import { useRef, useState, type RefObject } from 'react'

export type Strip = {
  list: RefObject<HTMLUListElement | null>
  /** The visible picture, from 0. */
  current: number
  show: (index: number) => void
  /** The scroll handler of the strip. */
  follow: () => void
}

/** A strip that shows one picture at a time, moved by swiping or by `show`. */
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
