import type { ReactFlowInstance } from '@xyflow/react'
import { chartMargin } from './margin.ts'
import type { Box } from '#charts/geometry.ts'
import { mainPath } from './main-path.ts'
import type { ChartNode } from './nodes.ts'
import type { Layout } from '#charts/layout.ts'

/** Below this zoom, text is no longer comfortable to read. */
const readable = 0.75
/** Below this zoom, the name of a state, less than six pixels high, cannot be made out. */
const recognizable = 0.4

/**
 * Shows a chart from its beginning: as a whole if that is readable, otherwise as much of its main path as remains
 * readable, otherwise the area around its initial state.
 */
export function startView(flow: Flow, layout: Layout): void {
  show(flow, (room) => mainView(room, layout) ?? firstView(room, layout))
}

/**
 * Shows the neighbors of a state as a whole, enlarged up to their size; where their names could not be made out, as on a
 * phone, the state itself in the middle.
 * @param id of the state
 */
export function neighborsView(flow: Flow, layout: Layout, id: string): void {
  show(flow, (room) => {
    const whole = wholeIn(room, layout, 1)
    if (whole.zoom >= recognizable) return whole
    const box = layout.states.find(({ state }) => state.id === id)?.text
    return box === undefined ? firstView(room, layout) : viewAround(room, layout, box)
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
  return { x: x - spare / 2, y: isFromTop ? 0 : belowCut(y, chartMargin.top / zoom, layout), zoom }
}

/**
 * Moves a view down by as much of its margin as would show only the lower parts of what stands above: of the mark of a
 * start, or of a label.
 */
function belowCut(y: number, margin: number, { starts, edges }: Layout): number {
  const above = [...starts, ...edges.map(({ label }) => label)]
  const ends = above.map((box) => box.y + box.height).filter((end) => end <= y)
  return Math.max(y - margin, ...ends) + margin
}

function firstView(room: Room, layout: Layout): View {
  const first = layout.states.find(({ state }) => state.states.length === 0)
  const end = (first?.y ?? 0) + (first?.height ?? 0)
  // Below the heads of many outer states the initial one can be lower than what fits on a phone.
  return viewOf(room, layout, first, (height) => Math.max(0, end - height))
}

const viewAround = (room: Room, layout: Layout, box: Box): View =>
  viewOf(room, layout, box, (height) => box.y + (box.height - height) / 2)

/** @param yOf the upper edge of a visible area of this height */
function viewOf(
  room: Room,
  { width, height }: Layout,
  box: Box | undefined,
  yOf: (height: number) => number,
): View {
  const whole = Math.min(room.width / width, room.height / height, 1)
  const zoom = Math.max(whole, Math.min(room.width / width, 1), readable)
  const spare = room.width / zoom - width
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2 - room.width / zoom / 2
  return {
    x: spare >= 0 ? -spare / 2 : Math.min(-spare, Math.max(0, middle)),
    y: yOf(room.height / zoom),
    zoom,
  }
}
