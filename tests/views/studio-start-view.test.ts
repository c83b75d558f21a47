import { expect, it } from 'vitest'
import type { Layout } from '#charts/layout.ts'
import { around } from '#studio/app/chart/around.ts'
import { neighborsView, startView } from '#studio/app/chart/start-view.ts'
import { studioMachines } from '#studio/app/machines.ts'
import { layoutOf } from './support/layout-of.ts'

type Flow = Parameters<typeof startView>[0]
type Size = { width: number; height: number }
type View = { x: number; y: number; zoom: number }

/** The chart of the checkout, or of the neighbors of a state of it. */
async function checkoutAround(state?: string): Promise<Layout> {
  const graph = studioMachines.find(({ id }) => id === 'checkout')?.graph
  if (graph === undefined) throw new Error('there is no checkout')
  return layoutOf(state === undefined ? graph : around(graph, state))
}

/** Where a chart stands in a canvas of this size. */
function placed({ width, height }: Size, show: (flow: Flow) => void): View {
  const pane = document.createElement('div')
  pane.className = 'react-flow'
  pane.getBoundingClientRect = () => new DOMRect(0, 0, width, height)
  document.body.replaceChildren(pane)
  let view: View | undefined
  show({
    setViewport: async (next) => {
      view = next
      return true
    },
  })
  if (view === undefined) throw new Error('the chart was not placed')
  return view
}

it('opens with the chosen state in sight where its neighbors do not fit, as on a phone', async () => {
  const state = 'checkout.shopping.invoice.choosing'
  const layout = await checkoutAround(state)
  const box = layout.states.find((each) => each.state.id === state)?.text
  if (box === undefined) throw new Error('the state is not shown')
  const { x, y, zoom } = placed({ width: 360, height: 332 }, (flow) =>
    neighborsView(flow, layout, state),
  )
  expect(box.x * zoom + x).toBeGreaterThan(0)
  expect((box.x + box.width) * zoom + x).toBeLessThan(360)
  expect(box.y * zoom + y).toBeGreaterThan(0)
  expect((box.y + box.height) * zoom + y).toBeLessThan(332)
})

it('enlarges the neighbors of a state up to their size, and no more', async () => {
  const state = 'checkout.shopping.invoice.choosing'
  const layout = await checkoutAround(state)
  const [width, height] = [3 * layout.width, 3 * layout.height]
  const show = (flow: Flow) => neighborsView(flow, layout, state)
  expect(placed({ width, height }, show).zoom).toBe(1)
})

it.each([
  { width: 768, height: 525 },
  { width: 1160, height: 534 },
])('cuts no start at the upper edge of a canvas of $width × $height', async (size) => {
  const layout = await checkoutAround()
  const { y, zoom } = placed(size, (flow) => startView(flow, layout))
  const cut = layout.starts.filter(
    (box) => box.y * zoom + y < -0.1 && (box.y + box.height) * zoom + y > 0.1,
  )
  expect(cut).toEqual([])
})
