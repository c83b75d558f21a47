import type { ReactFlowInstance } from '@xyflow/react'
import type { Box } from '#charts/geometry.ts'

/** Centers a box in the canvas; without animation if reduced motion is preferred. */
export function moveTo(
  { setCenter }: Pick<ReactFlowInstance, 'setCenter'>,
  { x, y, width, height }: Box,
  zoom: number,
): void {
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200
  void setCenter(x + width / 2, y + height / 2, { zoom, duration })
}
