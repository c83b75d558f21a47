import type { ReactFlowInstance } from '@xyflow/react'
import type { Box } from './geometry.ts'

/** Brings the middle of a box to the middle of the canvas; at once for those who want no motion. */
export function moveTo(
  { setCenter }: Pick<ReactFlowInstance, 'setCenter'>,
  { x, y, width, height }: Box,
  zoom: number,
): void {
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200
  void setCenter(x + width / 2, y + height / 2, { zoom, duration })
}
