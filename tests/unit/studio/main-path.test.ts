import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { models } from '#machines/testing/registry.ts'
import { chartGraph } from '#charts/graph.ts'
import type { Box } from '#charts/geometry.ts'
import { layoutChart } from '#charts/layout.ts'
import { mainPath } from '#studio/app/chart/main-path.ts'

const elk = new ELK()
/** The canvas on a screen of 1440 × 900, without its margins. */
const room = { width: 1112, height: 486 }

/** At this zoom the names of states are nine pixels high, of the 14 that they have. */
const smallest = 9 / 14

async function layoutOf(id: string) {
  const model = models.find(({ machine }) => machine.id === id)
  if (model === undefined) throw new Error(`there is no machine ${id}`)
  return layoutChart(elk, chartGraph(model.machine))
}

const holds = (outer: Box | null, inner: Box | undefined) =>
  outer !== null &&
  inner !== undefined &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('the main path of a chart', () => {
  it('is the steps of the checkout, all in view at a size that can be read', async () => {
    const layout = await layoutOf('checkout')
    const path = mainPath(layout, room)
    for (const key of ['loading', 'cart', 'delivery', 'invoice'])
      expect([
        key,
        holds(path, layout.states.find(({ state }) => state.key === key)?.text),
      ]).toEqual([key, true])
    expect((path?.width ?? 0) * smallest).toBeLessThanOrEqual(room.width)
    expect((path?.height ?? 0) * smallest).toBeLessThanOrEqual(room.height)
  })

  it('includes the mark of the start where there is room for it', async () => {
    const layout = await layoutOf('checkout')
    const mark = layout.starts.find(({ id }) => id === 'checkout.shopping start')
    expect(holds(mainPath(layout, room), mark)).toBe(false)
    expect(holds(mainPath(layout, { ...room, height: 740 }), mark)).toBe(true)
  })

  it('is the beginning of one that is too large, with the choice that a delivery is', async () => {
    const layout = await layoutOf('delivery')
    const path = mainPath(layout, room)
    for (const key of ['loading', 'open'])
      expect(holds(path, layout.states.find(({ state }) => state.key === key)?.text)).toBe(true)
  })

  it('is empty where the whole chart can be read, or nothing follows the first state', async () => {
    expect(mainPath(await layoutOf('comment'), room)).toBeNull()
    expect(mainPath(await layoutOf('oneTimeCode'), room)).toBeNull()
  })
})
