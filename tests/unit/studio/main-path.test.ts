import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { models } from '#machines/testing/registry.ts'
import { chartGraph } from '#charts/graph.ts'
import type { Box } from '#charts/geometry.ts'
import { layoutChart } from '#charts/layout.ts'
import { mainPath } from '#studio/app/chart/main-path.ts'

const elk = new ELK()
/** The canvas on a screen of 1440 × 900, without its margins, next to the panel. */
const room = { width: 697, height: 746 }
/** The canvas where the panel is below it. */
const wide = { width: 1112, height: 740 }

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
    const path = mainPath(layout, wide)
    for (const key of ['loading', 'cart', 'delivery', 'invoice'])
      expect([
        key,
        holds(path, layout.states.find(({ state }) => state.key === key)?.text),
      ]).toEqual([key, true])
    expect((path?.width ?? 0) * smallest).toBeLessThanOrEqual(wide.width)
    expect((path?.height ?? 0) * smallest).toBeLessThanOrEqual(wide.height)
  })

  it.each(['accountClosure', 'staffPriceChange', 'walletCharge'])(
    'of %s begins with the mark of the start, though one state more would fit without it',
    async (id) => {
      const layout = await layoutOf(id)
      const mark = layout.starts.find((start) => start.id === `${id} start`)
      const path = mainPath(layout, room)
      expect(holds(path, mark)).toBe(true)
      expect((path?.height ?? 0) * smallest).toBeLessThanOrEqual(room.height)
    },
  )

  it('is only the beginning of a path that is too large, including the first choice', async () => {
    const layout = await layoutOf('delivery')
    const path = mainPath(layout, room)
    for (const key of ['loading', 'open'])
      expect(holds(path, layout.states.find(({ state }) => state.key === key)?.text)).toBe(true)
  })

  it.each(['checkout', 'oneTimeCode'])(
    'of %s includes the mark of the start of the machine itself, far from the first state',
    async (id) => {
      const layout = await layoutOf(id)
      const path = mainPath(layout, room)
      const marks = layout.starts.filter((start) => start.id === `${id} start`)
      const first = layout.states.find(({ state }) => state.states.length === 0)
      for (const box of [...marks, first?.text]) expect(holds(path, box)).toBe(true)
      expect(marks).toHaveLength(1)
    },
  )

  it('is empty where the whole chart can be read', async () => {
    expect(mainPath(await layoutOf('comment'), room)).toBeNull()
  })
})
