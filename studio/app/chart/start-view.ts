import type { ReactFlowInstance } from '@xyflow/react'
import { chartMargin } from './margin.ts'
import { mainPath } from './main-path.ts'
import type { ChartNode } from './nodes.ts'
import type { Layout } from '#charts/layout.ts'

/** Below this zoom, text is no longer readable. */
const readable = 0.75

/**
 * Shows a chart from its beginning: as a whole if that is readable, otherwise as much of its main path as remains
 * readable, otherwise the area around its initial state.
 */
export function startView(flow: Flow, layout: Layout): void {
  show(flow, (room) => mainView(room, layout) ?? firstView(room, layout))
}

/** Shows a small chart as a whole, enlarged up to its size; where it would be unreadable, as on a phone, its beginning. */
export function smallView(flow: Flow, layout: Layout): void {
  show(flow, (room) => {
    const isReadable = Math.min(room.width / layout.width, room.height / layout.height) >= readable
    return isReadable ? wholeIn(room, layout, 1) : firstView(room, layout)
  })
}

/** Fits the whole chart into the middle, however small it becomes, and enlarged up to twice its size. */
export function wholeView(flow: Flow, layout: Layout): void {
  show(flow, (room) => wholeIn(room, layout, 2))
}

type Flow = Pick<ReactFlowInstance<ChartNode>, 'setViewport'>

function show({ setViewport }: Flow, viewIn: (room: Room) => View): void {
  const pane = document.querySelector('.react-flow')?.getBoundingClientRect()
  if (!pane) return
  const { left, right, top, bottom } = chartMargin
  const room = { width: pane.width - left - right, height: pane.height - top - bottom }
  const { x, y, zoom } = viewIn(room)
  void setViewport({ x: left - x * zoom, y: top - y * zoom, zoom })
}

type Room = { width: number; height: number }
/** The upper left corner of the visible area, in chart coordinates. */
type View = { x: number; y: number; zoom: number }

function wholeIn(room: Room, { width, height }: Layout, largest: number): View {
  const zoom = Math.min(room.width / width, room.height / height, largest)
  return { x: (width - room.width / zoom) / 2, y: (height - room.height / zoom) / 2, zoom }
}

/** Centers the main path; starts at the chart's upper edge if there is space for that. */
function mainView(room: Room, layout: Layout): View | null {
  const path = mainPath(layout, room)
  if (path === null) return null
  const { x, y, width, height } = path
  const zoom = Math.min(room.width / width, room.height / height, 1)
  const spare = room.width / zoom - width
  const isFromTop = (y + height) * zoom <= room.height
  return { x: x - spare / 2, y: isFromTop ? 0 : y, zoom }
}

function firstView(room: Room, { width, height, states }: Layout): View {
  const whole = Math.min(room.width / width, room.height / height, 1)
  const zoom = Math.max(whole, Math.min(room.width / width, 1), readable)
  const spare = room.width / zoom - width
  const first = states.find(({ state }) => state.states.length === 0)
  const middle = (first?.x ?? 0) + (first?.width ?? 0) / 2 - room.width / zoom / 2
  // Below the heads of many outer states the initial one can be lower than what fits on a phone.
  const lower = (first?.y ?? 0) + (first?.height ?? 0) - room.height / zoom
  return {
    x: spare >= 0 ? -spare / 2 : Math.min(-spare, Math.max(0, middle)),
    y: Math.max(0, lower),
    zoom,
  }
}
