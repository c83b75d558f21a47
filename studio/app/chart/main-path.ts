import type { Box } from '#charts/geometry.ts'
import { statesIn } from '#charts/graph.ts'
import { startId, type Layout } from '#charts/layout.ts'

/** The smallest zoom at which a chart opens: the names of its states, 14 pixels high, are nine pixels high. */
const smallest = 9 / 14

/**
 * The box around the main path of a chart: the marks of the start, and as many states after the initial one, failures
 * excluded, in layout order, as fit on the screen with it, of a compound state at least its header. Null if the whole
 * chart is readable. Where fewer than two states fit: the initial one with its marks, or null if not even they do.
 * @param room pixels of the screen
 */
export function mainPath(
  { width, height, states, starts }: Layout,
  room: { width: number; height: number },
): Box | null {
  if (Math.min(room.width / width, room.height / height) >= 1) return null
  const fits = (box: Pick<Box, 'width' | 'height'>) =>
    box.width * smallest <= room.width && box.height * smallest <= room.height
  const first = states.find(({ state }) => state.states.length === 0)
  const around = states.find(({ state }) => state.states.some(({ id }) => id === first?.state.id))
  if (first === undefined || around === undefined) return null
  const path = states
    .filter(({ state }) => around.state.states.includes(state) && !state.tags.includes('error'))
    .toSorted((a, b) => a.y - b.y)
  const start: Box[] = starts.filter(({ id }) =>
    states.some(({ state }) => id === startId(state) && statesIn(state).includes(around.state)),
  )
  let shown = start
  for (const placed of path) {
    const longer = [placed, placed.text].map((box) => [...shown, box])
    const next = longer.find((boxes) => fits(boxAround(boxes)))
    if (next === undefined) break
    shown = next
  }
  if (shown.length >= start.length + 2) return boxAround(shown)
  const shortest = boxAround([...start, first.text])
  return fits(shortest) ? shortest : null
}

function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}
