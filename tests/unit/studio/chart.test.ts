import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { models } from '#machines/testing/registry.ts'
import { chartGraph, statesIn, transitionsIn } from '#charts/graph.ts'
import { isClear } from '#charts/heads.ts'
import type { Box } from '#charts/geometry.ts'
import { layoutChart, type Layout } from '#charts/layout.ts'
import { chartSvg } from '#charts/svg.ts'
import { stateLines } from '#charts/text-lines.ts'
import { inventory } from '#walks/paths/inventory.ts'

const elk = new ELK()

const palette = {
  ground: '#fff',
  state: '#fff',
  container: '#eee',
  border: '#777',
  line: '#444',
  text: '#000',
  quiet: '#444',
  brand: '#077',
}

describe.each(models.map(({ machine }) => ({ id: machine.id, machine })))(
  'the chart of $id',
  ({ machine }) => {
    const graph = chartGraph(machine)

    it('has every state and every transition of the machine, each once', () => {
      const { states, transitions } = inventory(machine)
      expect(statesIn(graph.root).map(({ id }) => id)).toEqual(
        expect.arrayContaining([machine.root.id, ...states]),
      )
      expect(statesIn(graph.root)).toHaveLength(states.length + 1)
      const drawn = transitionsIn(graph).map(({ id }) => id)
      expect(drawn.toSorted()).toEqual(transitions.map(({ id }) => id).toSorted())
    })

    it('is laid out from its first state down, with no text over another and no line behind a head', async () => {
      const layout = await layoutChart(elk, graph)
      expect(overlaps(texts(layout))).toEqual([])
      expect(statesAbove(layout)).toEqual([])
      expect(crossedHeads(layout)).toEqual([])
      expect(ledElsewhere(layout)).toEqual([])
    })

    it('is drawn with every transition, each once', async () => {
      const svg = chartSvg(await layoutChart(elk, graph), { palette })
      const written = [...svg.matchAll(/data-transition="([^"]+)"/g)].map(([, id = '']) => id)
      expect(written.toSorted()).toEqual(
        transitionsIn(graph)
          .map(({ id }) => id)
          .toSorted(),
      )
    })
  },
)

describe('a state that opens another chart', () => {
  it('says so next to the actor’s name, which may differ', () => {
    const { machine } = models.find((model) => model.machine.id === 'checkout') ?? {}
    if (machine === undefined) throw new Error('there is no checkout')
    const states = statesIn(chartGraph(machine).root)
    const linesOf = (key: string) =>
      states.filter((state) => state.key === key).flatMap((state) => stateLines(state))
    const said = (key: string) => linesOf(key).map(({ text }) => text)
    expect(said('cart')).toContain('invoke cart: cartEditing (machine)')
    expect(said('loading')).toContain('invoke loadCheckout')
  })
})

type Named = Box & { name: string }

/** Every box with text of its own: atomic states, headers of compound states, and labels. */
function texts({ states, edges }: Layout): Named[] {
  return [
    ...states.map((placed) => ({ ...placed.text, name: placed.state.id })),
    ...edges.map(({ edge, label }) => ({ ...label, name: edge.id })),
  ]
}

function overlaps(boxes: readonly Named[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => doOverlap(one, other))
      .map((other) => `${one.name} and ${other.name}`),
  )
}

function doOverlap(a: Box, b: Box): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width
  const down = a.y < b.y + b.height && b.y < a.y + a.height
  return across && down
}

/** Compound states whose text is crossed by a line. */
function crossedHeads({ states, starts, edges }: Layout): string[] {
  const ways = [...starts, ...edges].map(({ points }) => points)
  const heads = states.filter(({ state }) => state.states.length > 0)
  return heads.filter(({ text }) => !isClear(text, ways)).map(({ state }) => state.id)
}

/** Lines that end at no edge of the state to which their transitions lead. */
function ledElsewhere({ states, edges }: Layout): string[] {
  const placed = new Map(states.map((each) => [each.state.id, each]))
  const isAt = (at: number, start: number, size: number) => at > start - 1 && at < start + size + 1
  return edges.flatMap(({ edge, points }) => {
    const [box, end] = [placed.get(edge.target), points.at(-1)]
    const ends = box && end && isAt(end.x, box.x, box.width) && isAt(end.y, box.y, box.height)
    return ends ? [] : [edge.id]
  })
}

/** States above the initial state of their parent. */
function statesAbove({ states }: Layout): string[] {
  const top = new Map(states.map(({ state, y }) => [state.id, y]))
  return states.flatMap(({ state }) => {
    const first = state.states.find(({ isInitial }) => isInitial)
    if (first === undefined) return []
    return state.states
      .filter(({ id }) => (top.get(id) ?? 0) < (top.get(first.id) ?? 0) - 1)
      .map(({ id }) => `${id} above ${first.id}`)
  })
}
