import { useRef, type PointerEvent, type RefObject } from 'react'

const leastMove = 4

/** Lets a mouse drag what a finger scrolls. `hasMoved` tells after a click whether it was the end of a drag. */
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
