import { withAlpha } from './color.ts'
import { num } from './geometry.ts'

/** Offset 0…1, color `#rgb` or `#rrggbb`, alpha 0…1. */
export type Stop = [offset: number, color: string, alpha?: number]

/** x1, y1, x2, y2 of a linear gradient, as fractions of the painted box. */
export type Vector = [number, number, number, number]

/** cx, cy, r and optionally the focus of a radial gradient, as fractions of the painted box. */
export type Disc = [cx: number, cy: number, r: number, fx?: number, fy?: number]

type Units = { user?: boolean; repeat?: boolean }

/** Fractions refer to the box of the painted shape; `user` coordinates are those of the picture. */
const topDown: Vector = [0, 0, 0, 1]
export const leftRight: Vector = [0, 0, 1, 0]
export const diagonal: Vector = [0, 0, 1, 1]

/**
 * The `<defs>` of one picture: gradients, clips and symbols, each stored once however often it is requested. Every id
 * starts with `prefix`, so several pictures can be used in one HTML page.
 */
export class Canvas {
  /** Whether fine grain is drawn; on an object of less than 400 px it would alias. */
  fine: boolean
  /** Set while many small copies are drawn; secondary reflections are then left out. */
  lite = false
  readonly #prefix: string
  readonly #ids = new Map<string, string>()
  readonly #defs: string[] = []

  constructor(prefix: string, size: number) {
    this.#prefix = prefix
    this.fine = size >= 400
  }

  /** Paint reference of a linear gradient. */
  linear(stops: Stop[], vector: Vector = topDown, units: Units = {}): string {
    const names = ['x1', 'y1', 'x2', 'y2'] as const
    const attributes = names.map((name, i) => {
      const value = vector[i] ?? 0
      const initial = name === 'x2' ? (units.user ? undefined : 1) : 0
      return value === initial ? '' : ` ${name}="${num(value)}"`
    })
    return this.#gradient('linear', stops, attributes.join(''), units)
  }

  /** Paint reference of a radial gradient. */
  radial(stops: Stop[], disc: Disc = [0.5, 0.5, 0.5], units: Units = {}): string {
    const names = ['cx', 'cy', 'r', 'fx', 'fy'] as const
    const attributes = names.map((name, i) => {
      const value = disc[i]
      if (value === undefined || (!units.user && i < 3 && value === 0.5)) return ''
      return ` ${name}="${num(value)}"`
    })
    return this.#gradient('radial', stops, attributes.join(''), units)
  }

  /** Clip reference for path data. */
  clip(data: string): string {
    return `url(#${this.#define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)})`
  }

  /** A group drawn once and placed with `use`; returns its href. */
  symbol(body: string): string {
    return `#${this.#define((id) => `<g id="${id}">${body}</g>`)}`
  }

  /** The finished document. `box` is the viewBox; the height follows from its proportions. */
  document(body: string, box: [number, number, number, number], width: number): string {
    const height = Math.round((width * box[3]) / box[2])
    const [content, defs] = sharePaths(body, shareStops(this.#defs, this.#prefix), this.#prefix)
    const size = `width="${width}" height="${height}" viewBox="${box.map(num).join(' ')}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs.join('')}</defs>${content}</svg>`
  }

  #gradient(kind: 'linear' | 'radial', stops: Stop[], attributes: string, units: Units): string {
    const space = units.user ? ' gradientUnits="userSpaceOnUse"' : ''
    const spread = units.repeat ? ' spreadMethod="repeat"' : ''
    const tag = `${kind}Gradient`
    const id = this.#define(
      (name) =>
        `<${tag} id="${name}"${attributes}${space}${spread}>${stops.map(stop).join('')}</${tag}>`,
    )
    return `url(#${id})`
  }

  #define(make: (id: string) => string): string {
    const key = make('')
    const existing = this.#ids.get(key)
    if (existing) return existing
    const id = this.#prefix + this.#ids.size.toString(36)
    this.#ids.set(key, id)
    this.#defs.push(make(id))
    return id
  }
}

function stop([offset, color, alpha]: Stop): string {
  const place = offset === 0 ? '' : ` offset="${num(offset)}"`
  return `<stop${place} stop-color="${withAlpha(color, alpha)}"/>`
}

const gradientTag = /<(linear|radial)Gradient id="([^"]+)"([^>]*)>(.+?)<\/\1Gradient>/

/**
 * Stop lists used more than once become one gradient that contains only the stops; the others refer to it. It must not
 * be one of those in use: attributes omitted at their initial value would be inherited from it.
 */
function shareStops(defs: readonly string[], prefix: string): string[] {
  const parsed = defs.map((definition) =>
    definition.startsWith('<g ') ? null : gradientTag.exec(definition),
  )
  const uses = new Map<string, number>()
  for (const match of parsed) if (match?.[4]) uses.set(match[4], (uses.get(match[4]) ?? 0) + 1)
  const shared = [...uses].filter(([, count]) => count > 1).map(([stops]) => stops)
  const ids = new Map(shared.map((stops, i) => [stops, `${prefix}s${i.toString(36)}`]))
  const templates = [...ids].map(
    ([stops, id]) => `<linearGradient id="${id}">${stops}</linearGradient>`,
  )
  const rest = defs.map((definition, i) => {
    const [, kind, id, attributes, stops = ''] = parsed[i] ?? []
    const template = ids.get(stops)
    if (!template) return definition
    return `<${kind}Gradient id="${id}" href="#${template}"${attributes}/>`
  })
  return [...templates, ...rest]
}

/** Path data used more than once becomes one `<path>` in the defs, which is what keeps the files small. */
function sharePaths(body: string, defs: string[], prefix: string): [string, string[]] {
  const uses = new Map<string, number>()
  for (const [, data = ''] of (body + defs.join('')).matchAll(/<path d="([^"]{30,})"/g))
    uses.set(data, (uses.get(data) ?? 0) + 1)
  const shared = [...uses].filter(([, count]) => count > 1).map(([data]) => data)
  const ids = new Map(shared.map((data, i) => [data, `${prefix}p${i.toString(36)}`]))
  const swap = (text: string) =>
    text.replace(/<path d="([^"]{30,})"/g, (whole, data: string) => {
      const id = ids.get(data)
      return id ? `<use href="#${id}"` : whole
    })
  const paths = [...ids].map(([data, id]) => `<path id="${id}" d="${data}"/>`)
  return [swap(body), [...paths, ...defs.map(swap)]]
}
