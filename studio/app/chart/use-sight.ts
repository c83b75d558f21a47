import { useOnViewportChange, useReactFlow } from '@xyflow/react'
import { useCallback, useState } from 'react'
import type { Box } from '#charts/geometry.ts'
import { chartMargin } from './margin.ts'
import { moveTo } from './move-to.ts'

/**
 * Returns a function that moves the canvas, which does not scroll, to a box that is not completely visible. `isAtRest`:
 * the canvas is known to be where it stays, though React Flow reports the end of a movement only 150 ms later.
 */
export function useSight(): (box: Box, isAtRest?: boolean) => void {
  const { getViewport, setCenter } = useReactFlow()
  const [movement] = useState(watchMovement)
  useOnViewportChange(movement)
  return useCallback(
    (box, isAtRest = false) => {
      const pane = document.querySelector('.react-flow')
      const { width = 0, height = 0 } = pane?.getBoundingClientRect() ?? {}
      const { x, y, zoom } = getViewport()
      const [left, top] = [box.x * zoom + x, box.y * zoom + y]
      const isAcross = left >= 0 && left + box.width * zoom <= width - chartMargin.right
      const isDown = top >= 0 && top + box.height * zoom <= height
      // What is still visible may be moving out of view.
      if ((!isAtRest && movement.isUnderWay()) || !isAcross || !isDown)
        moveTo({ setCenter }, box, zoom)
    },
    [getViewport, setCenter, movement],
  )
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
