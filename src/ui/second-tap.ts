import { useEffect, type RefObject } from 'react'

/**
 * Ignores the second tap of a double tap on the button that closed a dialog: it would reach what lies below. Taps elsewhere
 * and all after them or after something was typed, later taps and keys are not ignored; nor is anything after a dialog that
 * closed by itself or by a key.
 * @param part of the page, if it is not a dialog: taps outside of it close nothing
 */
export function useSecondTapIgnored(open: boolean, part?: RefObject<Element | null>): void {
  useEffect(() => {
    if (!open) return
    let last: Tap | null = null
    const note = ({ target, clientX, clientY, timeStamp }: PointerEvent) => {
      const isOf =
        part === undefined || (target instanceof Node && part.current?.contains(target) === true)
      last = isOf ? { clientX, clientY, timeStamp } : null
    }
    const forget = () => {
      last = null
    }
    for (const type of pointerEvents) addEventListener(type, note, { capture: true })
    addEventListener('keydown', forget, { capture: true })
    return () => {
      for (const type of pointerEvents) removeEventListener(type, note, { capture: true })
      removeEventListener('keydown', forget, { capture: true })
      if (last !== null && performance.now() - last.timeStamp < doubleTapMs) ignoreTapsAt(last)
    }
  }, [open, part])
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>
type Tap = Place & Pick<MouseEvent, 'timeStamp'>

const pointerEvents = ['pointerdown', 'pointerup'] as const

function ignoreTapsAt(place: Place): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0 || !isNear(event, place)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => {
    removeEventListener('click', ignore, { capture: true })
    removeEventListener('pointerdown', endElsewhere, { capture: true })
    removeEventListener('input', end, { capture: true })
  }
  const endElsewhere = (event: PointerEvent) => {
    if (!isNear(event, place)) end()
  }
  addEventListener('click', ignore, { capture: true })
  addEventListener('pointerdown', endElsewhere, { capture: true })
  addEventListener('input', end, { capture: true })
  setTimeout(end, doubleTapMs)
}

const isNear = (event: Place, place: Place): boolean =>
  Math.hypot(event.clientX - place.clientX, event.clientY - place.clientY) <= doubleTapPx

const doubleTapMs = 400
/** Fingers hit the same place with this accuracy. */
const doubleTapPx = 32
