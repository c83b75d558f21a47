import { useSyncExternalStore } from 'react'

let last = 0
let scrollingDown = false

/** Whether the page is being scrolled down; false near the top and while scrolling up. */
export function useScrollingDown(): boolean {
  return useSyncExternalStore(subscribe, readDirection, () => false)
}

/** Whether the page is scrolled further than this many pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Small movements do not change the direction. */
function readDirection(): boolean {
  const moved = scrollY - last
  if (scrollY < 140) scrollingDown = false
  else if (Math.abs(moved) > 8) scrollingDown = moved > 0
  if (Math.abs(moved) > 8 || scrollY < 140) last = scrollY
  return scrollingDown
}
