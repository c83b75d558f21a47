import { group, path } from '#demo/pictures/svg/elements.ts'
import { d, num } from '#demo/pictures/svg/geometry.ts'
import { glyphOutlines, type Glyph } from './glyphs.ts'

/** Text from the baked outlines, centered on `cx` with its baseline at `y`; unknown characters are left out. */
export function text(
  value: string,
  cx: number,
  y: number,
  size: number,
  fill: string,
  opacity?: number,
): string {
  const word = glyphOutlines[value]
  const signs = word ? [word] : Array.from(value, (sign) => glyphOutlines[sign])
  const glyphs = signs.filter((glyph): glyph is Glyph => glyph !== undefined)
  const em = glyphs[0]?.em ?? 100
  let x = -glyphs.reduce((sum, glyph) => sum + glyph.width, 0) / 2
  const body = glyphs.map((glyph) => {
    const outline = `<path transform="translate(${num(x)})" d="${glyph.path}"/>`
    x += glyph.width
    return outline
  })
  const scale = Math.round((size / em) * 1e4) / 1e4
  const inner = `<g fill="${fill}" transform="${d`translate(${cx} ${y})`}scale(${scale})">${body.join('')}</g>`
  return opacity === undefined ? inner : group(inner, { opacity })
}

/** The shop's neutral mark, two interlocked arcs, in place of any manufacturer's logo. `size` is half its height. */
export function mark(x: number, y: number, size: number, color: string): string {
  const arcs = 'M-.15-.75A.8 .8 0 1 0 .2 .6M.5 .75A.8 .8 0 1 0 .15-.6'
  return path(arcs, 'none', {
    stroke: color,
    strokeWidth: 0.2,
    cap: 'round',
    transform: d`translate(${x} ${y})scale(${size})`,
  })
}
