import { useRef, type PointerEvent, type RefObject } from 'react'

const leastMove = 4

/** Drag scrolling with the mouse. `hasMoved` says after a click whether it ended a drag. */
export function useDragScroll(box: RefObject<HTMLElement | null>) {
  const way = useRef<number | null>(null)
  const moved = useRef(false)
  return {
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        way.current = pointerType === 'mouse' ? 0 : null
        moved.current = false
      },
      onPointerMove: ({ movementX, movementY, buttons }: PointerEvent) => {
        if (way.current === null || buttons === 0) return
        way.current += Math.abs(movementX) + Math.abs(movementY)
        moved.current = way.current > leastMove
        box.current?.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' })
      },
    },
  }
}
