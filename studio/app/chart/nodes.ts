import type { Node } from '@xyflow/react'
import type { Box } from '#charts/geometry.ts'
import type { Layout, PlacedEdge, PlacedState } from '#charts/layout.ts'

export type FrameNode = Node<{ placed: PlacedState }, 'frame'>
export type StateNode = Node<{ placed: PlacedState }, 'state'>
export type LabelNode = Node<{ placed: PlacedEdge }, 'label'>
export type WaysNode = Node<{ layout: Layout }, 'ways'>
export type ChartNode = FrameNode | StateNode | LabelNode | WaysNode

/**
 * A layout as React Flow expects it. From back to front: the frames of compound states, all lines in one drawing, then
 * everything with text.
 */
export function chartNodes(layout: Layout): ChartNode[] {
  const { width, height, states, edges } = layout
  const frames = states.filter(({ state }) => state.states.length > 0)
  return [
    ...frames.map((placed): FrameNode => ({
      ...staticNode(`frame ${placed.state.id}`, placed, placed.depth),
      type: 'frame',
      data: { placed },
    })),
    {
      ...staticNode('ways', { x: 0, y: 0, width, height }, 100),
      type: 'ways',
      data: { layout },
    },
    ...states.map((placed): StateNode => ({
      ...staticNode(placed.state.id, placed.text, 200),
      type: 'state',
      data: { placed },
    })),
    ...edges.map((placed): LabelNode => ({
      ...staticNode(placed.edge.id, placed.label, 300),
      type: 'label',
      data: { placed },
    })),
  ]
}

function staticNode(id: string, { x, y, width, height }: Box, zIndex: number) {
  return { id, position: { x, y }, width, height, zIndex }
}
