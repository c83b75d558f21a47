import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { backEdges } from './direction.ts'
import type { Box, Point } from './geometry.ts'
import { statesIn, type ChartEdge, type ChartGraph, type ChartState } from './graph.ts'
import { headBox, widthFor, type Ways } from './heads.ts'
import { edgeLines, sizeOf, stateLines, type Line } from './text-lines.ts'

/**
 * A placed state and its text: all over it, or in the header of a compound state, next to the lines that pass there.
 * `depth` counts its ancestors.
 */
export type PlacedState = Box & { state: ChartState; lines: Line[]; text: Box; depth: number }

/**
 * A line from state to state, with the box of its text. A line into its own state starts at its text, which is inside:
 * it applies from anywhere in there.
 */
export type PlacedEdge = { edge: ChartEdge; lines: Line[]; points: Point[]; label: Box }

/** The mark of an initial state, and the line from there to that state. */
export type PlacedStart = Box & { id: string; points: Point[] }

/** A chart with every position in pixels from its upper left corner; states are listed before their children. */
export type Layout = {
  width: number
  height: number
  states: PlacedState[]
  starts: PlacedStart[]
  edges: PlacedEdge[]
}

/** Lays out a chart from the top, with nested states, so that no box or text overlaps another. */
export async function layoutChart(elk: Elk, graph: ChartGraph): Promise<Layout> {
  const layout = await laidOut(elk, graph, new Map())
  const wider = crowded(layout)
  return wider.size === 0 ? layout : laidOut(elk, graph, wider)
}

type Elk = Pick<ELK, 'layout'>

/** The minimum widths of states, by their ids. */
type Widths = ReadonlyMap<string, number>

/** The states whose headers have no space next to the lines that pass there. */
function crowded(layout: Layout): Widths {
  const ways = waysOf(layout)
  const widths = layout.states
    .filter(({ state }) => state.states.length > 0)
    .map((placed) => [placed.state.id, widthFor(placed, placed.text, ways)] as const)
  return new Map(widths.flatMap(([id, width]) => (width === null ? [] : [[id, width]])))
}

const waysOf = ({ starts, edges }: Pick<Layout, 'starts' | 'edges'>): Ways =>
  [...starts, ...edges].map(({ points }) => points)

async function laidOut(elk: Elk, graph: ChartGraph, widths: Widths): Promise<Layout> {
  const { root, edges } = graph
  const inward = inwardEdges(graph)
  const back = backEdges(graph)
  const laid: ElkNode = await elk.layout({
    id: ' canvas',
    layoutOptions: options,
    children: [nodeOf(root, inward, widths)],
    edges: [
      ...startsIn(root),
      ...looseEdges(graph),
      ...edges.map((edge) => (inward.has(edge) ? inwardEdge(edge) : edgeOf(edge, back.has(edge)))),
    ],
  })
  const nodes = new Map(nodesIn(laid).map((node) => [node.id, node]))
  const lines = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]))
  const lined = {
    starts: startsIn(root).map(({ id }) => ({
      id,
      ...boxOf(nodes.get(id)),
      points: pointsOf(lines.get(id)),
    })),
    edges: edges.map((edge) => ({
      edge,
      lines: edgeLines(edge),
      points: directed(pointsOf(lines.get(edge.id)), back.has(edge)),
      label: boxOf(inward.has(edge) ? nodes.get(labelId(edge)) : lines.get(edge.id)?.labels?.[0]),
    })),
  }
  const states = placedStates(root, nodes, waysOf(lined))
  return { width: laid.width ?? 0, height: laid.height ?? 0, states, ...lined }
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.labelNode': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

const startSize = 14

function nodeOf(state: ChartState, inward: ReadonlySet<ChartEdge>, widths: Widths): ElkNode {
  const size = sizeOf(stateLines(state))
  if (state.states.length === 0) return { id: state.id, ...size }
  const starts = state.kind === 'compound' ? [startNode(state)] : []
  const anywhere = [...inward].filter(({ source }) => source === state.id).map(labelNode)
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${size.height + 12},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // Laid out downwards, nested states would use their height as their width.
      'elk.nodeSize.minimum': `(${size.height}, ${widths.get(state.id) ?? size.width})`,
    },
    children: [
      ...starts,
      ...anywhere,
      ...state.states.map((child) => nodeOf(child, inward, widths)),
    ],
  }
}

function startNode(state: ChartState): ElkNode {
  return { id: startId(state), width: startSize, height: startSize }
}

/** The id of the mark of a compound state's initial one. */
export const startId = (state: Pick<ChartState, 'id'>): string => `${state.id} start`

/** The edges from the marks to the initial states. */
function startsIn(state: ChartState): ElkExtendedEdge[] {
  const first = state.states.find((child) => child.isInitial)
  const own = first ? [{ id: startId(state), sources: [startId(state)], targets: [first.id] }] : []
  return [...own, ...state.states.flatMap(startsIn)]
}

/**
 * Edges that are laid out but never drawn: from the first state of a box to its states that no transition joins to another
 * one of it. They keep these states below the first one.
 */
function looseEdges({ root, edges }: ChartGraph): ElkExtendedEdge[] {
  return statesIn(root).flatMap((box) => {
    const first = box.states.find(({ isInitial }) => isInitial)
    if (first === undefined || box.kind !== 'compound') return []
    const joined = joinedIn(box, edges)
    const loose = box.states.filter(({ id }) => id !== first.id && !joined.has(id))
    return loose.map(({ id }) => ({
      id: `${first.id} over ${id}`,
      sources: [first.id],
      targets: [id],
    }))
  })
}

/** The states of a box that a transition joins to another one of it. */
function joinedIn(box: ChartState, edges: readonly ChartEdge[]): ReadonlySet<string> {
  const childWith = new Map(
    box.states.flatMap((child) => statesIn(child).map(({ id }) => [id, child.id] as const)),
  )
  const ends = edges.map(({ source, target }) => [childWith.get(source), childWith.get(target)])
  const across = ends.filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
  return new Set(across.flat().filter((id) => id !== undefined))
}

/** The edges from a state to one inside it. */
function inwardEdges({ root, edges }: ChartGraph): ReadonlySet<ChartEdge> {
  const within = new Map(
    statesIn(root).map((state) => [state.id, new Set(statesIn(state).map(({ id }) => id))]),
  )
  return new Set(edges.filter(({ source, target }) => within.get(source)?.has(target)))
}

const labelId = (edge: ChartEdge) => `${edge.id} label`

function labelNode(edge: ChartEdge): ElkNode {
  return { id: labelId(edge), ...sizeOf(edgeLines(edge)) }
}

function inwardEdge(edge: ChartEdge): ElkExtendedEdge {
  return { id: edge.id, sources: [labelId(edge)], targets: [edge.target] }
}

/** A back edge is laid out in reverse, and turned around when it is drawn. */
function edgeOf(edge: ChartEdge, isBack: boolean): ElkExtendedEdge {
  const [source, target] = isBack ? [edge.target, edge.source] : [edge.source, edge.target]
  return {
    id: edge.id,
    sources: [source],
    targets: [target],
    labels: [
      {
        id: labelId(edge),
        text: edge.id,
        ...sizeOf(edgeLines(edge)),
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  }
}

const directed = (points: Point[], isBack: boolean) => (isBack ? points.toReversed() : points)

function nodesIn(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)]
}

function placedStates(
  state: ChartState,
  nodes: Map<string, ElkNode>,
  ways: Ways,
  depth = 0,
): PlacedState[] {
  const lines = stateLines(state)
  const box = boxOf(nodes.get(state.id))
  const text = state.states.length === 0 ? box : headBox(box, sizeOf(lines), ways)
  return [
    { state, lines, depth, text, ...box },
    ...state.states.flatMap((child) => placedStates(child, nodes, ways, depth + 1)),
  ]
}

function boxOf(shape: Partial<Box> | undefined): Box {
  const { x = 0, y = 0, width = 0, height = 0 } = shape ?? {}
  return { x, y, width, height }
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
}
