import type { ReactFlowInstance } from '@xyflow/react'
import type { ChartNode } from './nodes.ts'
import type { Layout } from './layout.ts'

const margin = 24
/** Below it, text cannot be read any more. */
const readable = 0.75

/** Shows a chart from its beginning: whole where it can be read so, else what is around its first state. */
export function startView(
  { setViewport }: Pick<ReactFlowInstance<ChartNode>, 'setViewport'>,
  { width, height, states }: Layout,
): void {
  const pane = document.querySelector('.react-flow')?.getBoundingClientRect()
  if (!pane) return
  const room = { width: pane.width - 2 * margin, height: pane.height - 2 * margin }
  const whole = Math.min(room.width / width, room.height / height, 1)
  const zoom = Math.max(whole, Math.min(room.width / width, 1), readable)
  const spare = room.width - width * zoom
  const first = states.find(({ state }) => state.states.length === 0)
  const middle = room.width / 2 - ((first?.x ?? 0) + (first?.width ?? 0) / 2) * zoom
  const left = spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, middle))
  void setViewport({ x: margin + left, y: margin, zoom })
}
