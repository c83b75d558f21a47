import { useEffect } from 'react'

/**
 * Ignores the second tap of a double tap on the button that closed a dialog: it would reach what lies below. Presses
 * elsewhere and any after them, later ones and those of the keyboard count.
 */
export function useSecondTapIgnored(open: boolean): void {
  useEffect(() => {
    if (!open) return
    let last: Place | null = null
    const note = ({ clientX, clientY }: PointerEvent) => {
      last = { clientX, clientY }
    }
    addEventListener('pointerdown', note, { capture: true })
    return () => {
      removeEventListener('pointerdown', note, { capture: true })
      if (last !== null) ignoreTapsAt(last)
    }
  }, [open])
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>

function ignoreTapsAt(place: Place): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0 || !isNear(event, place)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => {
    removeEventListener('click', ignore, { capture: true })
    removeEventListener('pointerdown', endElsewhere, { capture: true })
  }
  const endElsewhere = (event: PointerEvent) => {
    if (!isNear(event, place)) end()
  }
  addEventListener('click', ignore, { capture: true })
  addEventListener('pointerdown', endElsewhere, { capture: true })
  setTimeout(end, doubleTapMs)
}

const isNear = (event: Place, place: Place): boolean =>
  Math.hypot(event.clientX - place.clientX, event.clientY - place.clientY) <= doubleTapPx

const doubleTapMs = 400
/** Fingers hit the same place with this accuracy. */
const doubleTapPx = 32
