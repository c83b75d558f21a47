import { useEffect, useEffectEvent } from 'react'

/** Elements that have their own use for the arrow keys. */
const taken = '[role=tab], video, audio, input, textarea, select, [data-zoomed]'

/** Steps forward by the left arrow and back by the right one, wherever the focus is, while the component is there. */
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
