import type { KeyboardEvent } from 'react'

/** Roving focus of a list of buttons: the arrow keys, Home and End move it; left is forward (RTL). */
export function rove(onMove: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const here = buttons.findIndex((button) => button === document.activeElement)
    const next = nextOf(event.key, here, buttons.length)
    const button = next === null ? undefined : buttons[next]
    if (here < 0 || next === null || next === here || button === undefined) return
    event.preventDefault()
    button.focus({ preventScroll: true })
    onMove(next)
  }
}

function nextOf(key: string, here: number, count: number): number | null {
  if (key === 'ArrowLeft') return Math.min(here + 1, count - 1)
  if (key === 'ArrowRight') return Math.max(here - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
