import { useOnViewportChange, useReactFlow } from '@xyflow/react'
import { useEffect, useState } from 'react'
import { moveTo } from './move-to.ts'

/** Brings what the keyboard has reached in the chart into sight; the canvas does not scroll by itself. */
export function useFocusInSight(): void {
  const { getNode, getViewport, setCenter } = useReactFlow()
  const [movement] = useState(watchMovement)
  useOnViewportChange(movement)
  useEffect(() => {
    const pane = document.querySelector('.react-flow')
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const id = target.closest('.react-flow__node')?.getAttribute('data-id')
      const node = getNode(id ?? '')
      const { width = 0, height = 0 } = pane?.getBoundingClientRect() ?? {}
      if (node === undefined) return
      const box = { ...node.position, width: node.width ?? 0, height: node.height ?? 0 }
      const { x, y, zoom } = getViewport()
      const [left, top] = [box.x * zoom + x, box.y * zoom + y]
      const isAcross = left >= 0 && left + box.width * zoom <= width
      const isDown = top >= 0 && top + box.height * zoom <= height
      // What is in sight still may be on its way out of it.
      if (movement.isUnderWay() || !isAcross || !isDown) moveTo({ setCenter }, box, zoom)
    }
    pane?.addEventListener('focusin', onFocus)
    return () => pane?.removeEventListener('focusin', onFocus)
  }, [getNode, getViewport, setCenter, movement])
}

function watchMovement() {
  let underWay = false
  return {
    onStart: () => {
      underWay = true
    },
    onEnd: () => {
      underWay = false
    },
    isUnderWay: () => underWay,
  }
}
