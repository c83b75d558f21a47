import type { KeyboardEvent } from 'react'

/** The key handler of a list of buttons that is one stop of Tab: the arrow keys, Home and End move the focus, left forward. */
export function rove(onMove: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const here = buttons.findIndex((button) => button === document.activeElement)
    const next = nextOf(event.key, here, buttons.length)
    const button = next === null ? undefined : buttons[next]
    if (here < 0 || next === null || button === undefined) return
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
