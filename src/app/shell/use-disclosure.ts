import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'

/**
 * A panel with its trigger (the element with `aria-expanded`), both inside of `root`. Esc closes it and returns the
 * focus to the trigger; a press or a focus outside and a navigation close it too.
 */
export function useDisclosure<Root extends HTMLElement = HTMLDivElement>() {
  const [path] = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const root = useRef<Root>(null)
  const open = openAt === path
  const close = () => setOpenAt(null)

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !open) return
    close()
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return { root, open, show: () => setOpenAt(path), close, onKeyDown }
}
