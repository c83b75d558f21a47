import { useEffect, useEffectEvent } from 'react'

/** Elements that handle the arrow keys themselves. */
const taken = '[role=tab], video, audio, input, textarea, select, [data-zoomed]'

/** Left arrow steps forward, right arrow back, wherever the focus is, while the component is mounted. */
export function useArrowKeys(onStep: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(taken) !== null) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onStep(event.key === 'ArrowLeft' ? 1 : -1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
