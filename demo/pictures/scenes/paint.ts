import { paintDevice } from '#demo/pictures/draw.ts'
import type { Canvas } from '#demo/pictures/svg/canvas.ts'
import { group, line, path, place, rect, use } from '#demo/pictures/svg/elements.ts'
import { d } from '#demo/pictures/svg/geometry.ts'
import type { Arch, Placed, Scene } from './layout.ts'

/** The markup of a whole scene; fine grain only on devices that are large enough. */
export function paintScene(canvas: Canvas, scene: Scene, pixelsPerUnit: number): string {
  const { width, height } = scene
  return [
    scene.fill ? rect(0, 0, width, height, scene.fill) : '',
    scene.girih ? girih(canvas, scene, scene.girih) : '',
    ...scene.arches.map(arch),
    scene.ledge ? rect(0, scene.ledge.y, width, height - scene.ledge.y, scene.ledge.color) : '',
    ...scene.devices.map((placed) => standing(canvas, placed, pixelsPerUnit)),
  ].join('')
}

function standing(
  canvas: Canvas,
  { picture, cx, bottom, height }: Placed,
  pixelsPerUnit: number,
): string {
  canvas.fine = height * pixelsPerUnit >= 400
  const art = paintDevice(canvas, picture)
  const scale = height / art.h
  return place(art.body, cx - (art.x + art.w / 2) * scale, bottom - (art.y + art.h) * scale, scale)
}

function arch({ cx, top, width, bottom, color, opacity, line: inner }: Arch): string {
  const outer = path(archPath(cx, top, width, bottom), color, { opacity })
  if (!inner) return outer
  const gap = width * 0.062
  return (
    outer +
    line(archPath(cx, top + gap * 1.5, width - 2 * gap, bottom + 4), inner, 2, { opacity: 0.55 })
  )
}

/** The arch starts at 46 % of its height, but never lower than a well-shaped arch of this width would. */
function archPath(cx: number, top: number, width: number, bottom: number): string {
  const rise = Math.min((bottom - top) * 0.46, width * 0.5)
  const x = (share: number) => cx + (share - 0.5) * width
  const y = (share: number) => top + (share / 0.46) * rise
  return d`M${x(0)} ${bottom}V${y(0.46)}C${x(0)} ${y(0.27)} ${x(0.3)} ${y(0.14)} ${cx} ${top}C${x(0.7)} ${y(0.14)} ${x(1)} ${y(0.27)} ${x(1)} ${y(0.46)}V${bottom}Z`
}

/** Khatam stars that touch at four points; the space between them forms crosses. */
function girih(
  canvas: Canvas,
  { width, height }: Scene,
  look: NonNullable<Scene['girih']>,
): string {
  const outer = look.tile / 2
  const inner = (outer * Math.SQRT1_2) / Math.cos(Math.PI / 8)
  const corners = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner
    const angle = (i * Math.PI) / 8
    return d`${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`
  })
  const star = canvas.symbol(`<path d="M${corners.join('L')}Z"/>`)
  const columns = Math.ceil(width / look.tile) + 1
  const rows = Math.ceil(height / look.tile) + 1
  const stars = Array.from({ length: columns * rows }, (_, i) =>
    use(star, {
      transform: d`translate(${(i % columns) * look.tile} ${Math.floor(i / columns) * look.tile})`,
    }),
  )
  return group(stars.join(''), {
    stroke: look.color,
    strokeOpacity: look.opacity,
    strokeWidth: 2.4,
  }).replace('<g', '<g fill="none"')
}
