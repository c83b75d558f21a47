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

/** Small movements do not change the direction, nor does a page that gets shorter while its end is in sight. */
function readDirection(): boolean {
  const moved = scrollY - last
  if (scrollY < 140) scrollingDown = false
  else if (moved > 8) scrollingDown = true
  else if (moved < -8 && !isAtEnd()) scrollingDown = false
  if (Math.abs(moved) > 8 || scrollY < 140) last = scrollY
  return scrollingDown
}

function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 8
}
