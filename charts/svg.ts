import { heightOf, padding, type Line } from './text-lines.ts'
import type { Box, Point } from './geometry.ts'
import type { Layout, PlacedEdge, PlacedStart, PlacedState } from './layout.ts'

/** The colors of a drawing; CSS colors. */
export type Palette = {
  ground: string
  state: string
  container: string
  border: string
  line: string
  text: string
  quiet: string
  brand: string
}

/** A letter in a filled circle, and what it says; the color is one of CSS, and the id that of its element. */
export type Sign = { id: string; text: string; title: string; color: string }

type Options = {
  palette: Palette
  /** The color of a transition, if it has its own. */
  colorOf?: (transition: string) => string | undefined
  /** The color of a state's border, if it has its own; by its id. */
  borderOf?: (state: string) => string | undefined
  /** A sign at a transition or a state, if it has one; by its id. */
  signOf?: (id: string) => Sign | undefined
  /** The current states of the flow: their ids, including their ancestors', and the background of atomic ones. */
  active?: { states: ReadonlySet<string>; ground: string }
}

const margin = 16
const font =
  "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

/** The whole chart as a standalone file, in its layout size. */
export function chartSvg(
  { width, height, states, starts, edges }: Layout,
  options: Options,
): string {
  const [w, h] = [Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin)]
  const { palette } = options
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-margin} ${-margin} ${w} ${h}" font-family="${font}" font-size="12">`,
    `<rect x="${-margin}" y="${-margin}" width="${w}" height="${h}" fill="${palette.ground}"/>`,
    ...states.map((state) => boxSvg(state, options)),
    ...starts.map((start) => startSvg(start, palette)),
    ...edges.map((edge) => waySvg(edge, options)),
    ...states.map((state) => stateSvg(state, options)),
    ...edges.map((edge) => labelSvg(edge, options)),
    ...signs(states, edges, options),
    '</svg>',
  ].join('\n')
}

function boxSvg({ state, depth, ...box }: PlacedState, options: Options): string {
  const { palette, active, borderOf } = options
  const fill = groundOf(state, depth, options)
  const border = borderOf?.(state.id)
  const dashed = state.kind === 'parallel' ? ' stroke-dasharray="6 4"' : ''
  const stroke = active?.states.has(state.id)
    ? `data-active="${escaped(state.id)}" stroke="${palette.brand}" stroke-width="3"`
    : `stroke="${border ?? palette.border}" stroke-width="${border === undefined ? 1.5 : 3}"`
  return rect(box, `rx="10" fill="${fill}" ${stroke}${dashed}`)
}

/** Text hides the lines behind it. */
function stateSvg(placed: PlacedState, options: Options): string {
  const { state, lines, depth, text: box } = placed
  const text = linesSvg(lines, box, options)
  if (state.kind === 'final')
    return rect(inset(box, 3), `rx="7" fill="none" stroke="${options.palette.border}"`) + text
  return rect(inset(box, 2), `rx="8" fill="${groundOf(state, depth, options)}"`) + text
}

function groundOf(
  { id, states }: PlacedState['state'],
  depth: number,
  { palette, active }: Options,
): string {
  if (states.length > 0) return depth % 2 === 0 ? palette.container : palette.state
  return active?.states.has(id) ? active.ground : palette.state
}

function startSvg({ points, ...box }: PlacedStart, palette: Palette): string {
  const radius = box.width / 2
  return `<circle cx="${box.x + radius}" cy="${box.y + radius}" r="${radius - 2}" fill="${palette.brand}"/>${arrow(points, palette.brand)}`
}

function waySvg({ points, lines }: PlacedEdge, options: Options): string {
  return arrow(points, colorOn(lines, options) ?? options.palette.line)
}

function labelSvg({ label, lines }: PlacedEdge, options: Options): string {
  const { ground, border } = options.palette
  const stroke = colorOn(lines, options) ?? border
  return rect(label, `rx="6" fill="${ground}" stroke="${stroke}"`) + linesSvg(lines, label, options)
}

function colorOn(lines: readonly Line[], { colorOf }: Options): string | undefined {
  return lines.map(({ transition = '' }) => colorOf?.(transition)).find(Boolean)
}

function linesSvg(lines: readonly Line[], box: Box, { palette, colorOf }: Options): string {
  let y = box.y + padding.block
  return lines
    .map((line) => {
      const baseline = y + heightOf(line) * 0.72
      y += heightOf(line)
      const style = styleOf(line, palette, colorOf?.(line.transition ?? ''))
      const place = `x="${round(box.x + padding.inline)}" y="${round(baseline)}"`
      return `<text ${place} xml:space="preserve"${mark(line)} ${style}>${escaped(line.text)}</text>`
    })
    .join('')
}

/** The first line of a transition carries its id. */
function mark({ kind, transition }: Line): string {
  return kind === 'event' ? ` data-transition="${escaped(transition ?? '')}"` : ''
}

function styleOf({ kind }: Line, palette: Palette, color: string | undefined): string {
  if (kind === 'title') return `fill="${palette.text}" font-size="14" font-weight="700"`
  if (kind === 'event') return `fill="${color ?? palette.brand}" font-weight="600"`
  return `fill="${palette.quiet}"`
}

/** On the edges of the boxes, above everything else. */
function signs(
  states: readonly PlacedState[],
  edges: readonly PlacedEdge[],
  { palette, signOf }: Options,
): string[] {
  const svgOf = (id: string | undefined, at: Point) => {
    const sign = id === undefined ? undefined : signOf?.(id)
    return sign === undefined ? [] : [signSvg(sign, at, palette.ground)]
  }
  const ofLines = (lines: readonly Line[], { x, y }: Box) => {
    let middle = y + padding.block
    return lines.flatMap((line) => {
      const at = { x, y: middle + heightOf(line) / 2 }
      middle += heightOf(line)
      return line.kind === 'event' ? svgOf(line.transition, at) : []
    })
  }
  return [
    ...states.flatMap(({ state, lines, text, x, y, width }) => [
      ...svgOf(state.id, { x: x + width, y }),
      ...ofLines(lines, text),
    ]),
    ...edges.flatMap(({ label, lines }) => ofLines(lines, label)),
  ]
}

function signSvg({ id, text, title, color }: Sign, { x, y }: Point, ground: string): string {
  const [left, top] = [round(x), round(y)]
  return `<g id="${escaped(id)}"><title>${escaped(title)}</title><circle cx="${left}" cy="${top}" r="8" fill="${color}" stroke="${ground}" stroke-width="2"/><text x="${left}" y="${round(y + 4)}" text-anchor="middle" font-weight="700" fill="${ground}">${escaped(text)}</text></g>`
}

/** The line through the points, ending in an arrow head. */
function arrow(points: readonly Point[], color: string): string {
  return `<path d="${roundedPath(points)}" fill="none" stroke="${color}" stroke-width="1.5"/><path d="${headPath(points)}" fill="${color}"/>`
}

/** The polyline with rounded corners, as the `d` of a path. */
export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M${at(point)}`
      if (after === undefined) return `L${at(point)}`
      return `L${at(towards(point, before))} Q${at(point)} ${at(towards(point, after))}`
    })
    .join(' ')
}

/** The arrow head at the last of the points, as the `d` of a path. */
export function headPath(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2)
  if (before === undefined || tip === undefined) return ''
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length]
  const foot = { x: tip.x - dx * 9, y: tip.y - dy * 9 }
  const left = { x: foot.x - dy * 4.5, y: foot.y + dx * 4.5 }
  const right = { x: foot.x + dy * 4.5, y: foot.y - dx * 4.5 }
  return `M${at(tip)} L${at(left)} L${at(right)} Z`
}

const corner = 6

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(corner, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`
const round = (value: number) => Math.round(value * 10) / 10

function rect({ x, y, width, height }: Box, attributes: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${attributes}/>`
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
