import { diagonal, leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, rect, ring, use } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, roundRectPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { text } from '#demo/pictures/parts/text.ts'
import { paletteFor, wallpaper } from '#demo/pictures/parts/wallpaper.ts'
import type { HandsetModel, Skin, Tones } from './model.ts'

/** iPhone 17 Pro: a glass window, flush with the aluminum, from `top` to the lower edge. */
export function ceramicWindow(top: number): Skin {
  return (canvas, model, tones) => {
    const box: RoundBox = {
      x: 6.2,
      y: top,
      w: model.width - 12.4,
      h: model.height - top - 6.2,
      r: 8.6,
      smooth: 1.38,
    }
    const glass: Stop[] = [
      [0, shade(tones.accent, 0.05)],
      [0.45, tones.accent],
      [1, shade(tones.accent, -0.07)],
    ]
    const seam: Stop[] = [
      [0, '#000', 0.28],
      [0.5, '#000', 0.1],
      [1, '#fff', 0.55],
    ]
    return (
      path(roundPath(box), canvas.linear(glass, [0.1, 0, 0.8, 1])) +
      line(roundPath(box), canvas.linear(seam, diagonal), 0.32)
    )
  }
}

/** A flip phone seen open from behind: cover display above, hinge across the middle. */
export const flipCover: Skin = (canvas, model, tones) => {
  const half = model.height / 2
  const display: RoundBox = {
    x: 2.4,
    y: 2.4,
    w: model.width - 4.8,
    h: half - 5,
    r: model.corner - 2.4,
    smooth: 1.25,
  }
  const palette = paletteFor(tones.back, model.front.hue)
  const hinge: Stop[] = [
    [0, '#000', 0.55],
    [0.2, shade(tones.frame, 0.1)],
    [0.45, shade(tones.frame, 0.26)],
    [0.6, shade(tones.frame, -0.05)],
    [0.85, shade(tones.frame, -0.25)],
    [1, '#000', 0.5],
  ]
  const lip: Stop[] = [
    [0, '#fff', 0.5],
    [0.5, '#fff', 0.08],
    [1, '#fff', 0.3],
  ]
  const picture =
    wallpaper(canvas, display, model.front.wallpaper, palette) +
    path(roundRectPath(display.x + 0.6, display.y + 0.6, 46, 23, 9), '#050607', { opacity: 0.92 }) +
    text('۹:۴۱', model.width / 2, display.y + display.h * 0.64, model.width * 0.28, '#fff') +
    text('date', model.width / 2, display.y + display.h * 0.8, model.width * 0.06, '#fff', 0.9)
  return [
    path(roundPath(display), '#08090b'),
    group(picture, { clip: canvas.clip(roundPath(display, -0.6)) }),
    line(roundPath(display, -0.15), canvas.linear(lip, diagonal), 0.2),
    rect(1.3, half - 1.5, model.width - 2.6, 3, canvas.linear(hinge)),
  ].join('')
}

/** Two materials: a band of `tones.accent` above a line at `y`, the back's own below it. */
export function upperBand(y: number, pin?: string): Skin {
  return (canvas, model, tones, outline) => {
    const sheet: Stop[] = [
      [0, shade(tones.accent, 0.1)],
      [0.3, shade(tones.accent, -0.05)],
      [0.6, shade(tones.accent, 0.06)],
      [1, shade(tones.accent, -0.1)],
    ]
    return group(
      rect(0, 0, model.width, y, canvas.linear(sheet, diagonal)) +
        rect(0, 0, model.width, y, edgeLight(canvas)) +
        rect(0, y - 0.5, model.width, 0.5, '#000', { opacity: 0.3 }) +
        (pin ? rect(0, y, model.width, 0.5, pin) : '') +
        rect(
          0,
          y + 0.4,
          model.width,
          1.6,
          canvas.linear([
            [0, '#000', 0.28],
            [1, '#000', 0],
          ]),
        ),
      { clip: canvas.clip(outline) },
    )
  }
}

/** A broad upright band of `tones.accent` from `x` to the right edge. */
export function sideBand(x: number, width: number): Skin {
  return (canvas, model, tones, outline) => {
    const strip: Stop[] = [
      [0, shade(tones.accent, 0.06)],
      [0.5, tones.accent],
      [1, shade(tones.accent, -0.1)],
    ]
    return group(
      rect(x, 0, width, model.height, canvas.linear(strip)) +
        rect(x - 0.3, 0, 0.3, model.height, '#000', { opacity: 0.3 }) +
        rect(x + width, 0, 0.3, model.height, '#fff', { opacity: 0.25 }),
      { clip: canvas.clip(outline) },
    )
  }
}

function edgeLight(canvas: Canvas): string {
  const stops: Stop[] = [
    [0, '#000', 0.25],
    [0.03, '#fff', 0.35],
    [0.07, '#fff', 0],
    [0.93, '#fff', 0],
    [0.965, '#fff', 0.3],
    [1, '#000', 0.35],
  ]
  return canvas.linear(stops, leftRight)
}

/** Transparent back of a Nothing phone: plates, coil, screws under glass. `lights` are path data of its glyphs. */
export function transparent(lights: string, camTop: number): Skin {
  return (canvas, model, tones, outline) => {
    const { width: w, height: h } = model
    const low = h * 0.73
    const mid = camTop + 6
    const plates = [
      roundRectPath(4, 4.4, w - 8, camTop - 2, 9, 1.3),
      roundRectPath(4, mid, w - 8, low - mid - 3, 11, 1.3),
      roundRectPath(4, low, w * 0.42, h - low - 4.6, 8, 1.3),
      roundRectPath(w * 0.42 + 7, low, w * 0.58 - 11, h - low - 4.6, 8, 1.3),
    ]
    const [cx, cy] = [w / 2, (mid + low) / 2 - 1]
    const ink = shade(tones.back, isDark(tones.back) ? 0.14 : -0.2)
    const coil = [21, 19.5, 18, 16.5, 15].map((r) => ring(cx, cy, r, ink, 0.55, { opacity: 0.4 }))
    return [
      ...plates.map((plate) => internalPlate(canvas, plate, tones, ink)),
      ...coil,
      circle(
        cx,
        cy,
        11.5,
        canvas.linear(
          [
            [0, shade(tones.back, 0.06)],
            [1, shade(tones.back, -0.08)],
          ],
          diagonal,
        ),
        {
          stroke: ink,
          strokeOpacity: 0.6,
          strokeWidth: 0.3,
        },
      ),
      details(model, low, ink),
      screws(canvas, tones, [
        [8.4, mid + 4.4],
        [w - 8.4, mid + 4.4],
        [8.4, low - 7.4],
        [w - 8.4, low - 7.4],
        [8.4, h - 9],
        [w - 8.4, h - 9],
        [w - 8.4, low + 4.4],
      ]),
      line(lights, ink, 2.6, { cap: 'round', opacity: 0.45 }),
      line(lights, '#fff', 1.65, { cap: 'round' }),
      path(
        outline,
        canvas.linear(
          [
            [0, '#fff', 0.3],
            [0.3, '#fff', 0.02],
            [0.55, '#fff', 0],
            [0.62, '#fff', 0.14],
            [0.8, '#fff', 0.02],
            [1, '#fff', 0.06],
          ],
          [0, 0.1, 1, 0.8],
        ),
      ),
    ].join('')
  }
}

function internalPlate(canvas: Canvas, plate: string, tones: Tones, ink: string): string {
  const fill = canvas.linear(
    [
      [0, shade(tones.back, 0.03)],
      [1, shade(tones.back, -0.06)],
    ],
    diagonal,
  )
  return (
    path(plate, fill) +
    line(plate, ink, 0.28, { opacity: 0.75 }) +
    line(plate, '#fff', 0.22, {
      opacity: isDark(tones.back) ? 0.2 : 0.7,
      transform: 'translate(.28 .32)',
    })
  )
}

/** Ribbon cables, boards and the one red dot. */
function details({ width: w }: HandsetModel, low: number, ink: string): string {
  const x = w * 0.42 + 11
  return [
    path(roundRectPath(8.5, low + 5, w * 0.3, 11, 3), ink, { opacity: 0.3 }),
    path(roundRectPath(x, low + 13, w * 0.32, 14, 2.5), ink, { opacity: 0.3 }),
    line(
      d`M${x + 3} ${low + 17}h${w * 0.22}M${x + 3} ${low + 20.5}h${w * 0.22}M${x + 3} ${low + 24}h${w * 0.14}`,
      ink,
      0.4,
      {
        opacity: 0.8,
      },
    ),
    line(
      d`M${w * 0.24} ${low}v-4q0-3 3-3h3M${w * 0.66} ${low}v-3.4M${w * 0.7} ${low}v-3.4`,
      ink,
      0.5,
    ),
    circle(w * 0.42 + 3.5, low + 6, 1, '#e03a35'),
  ].join('')
}

function screws(canvas: Canvas, tones: Tones, places: [number, number][]): string {
  const head = canvas.linear(
    [
      [0, '#fff'],
      [0.5, shade(tones.back, -0.1)],
      [1, shade(tones.back, -0.22)],
    ],
    diagonal,
  )
  const screw = canvas.symbol(circle(0, 0, 1.25, head) + line('M-.7 0h1.4', '#555', 0.22))
  return places.map(([x, y]) => use(screw, { transform: d`translate(${x} ${y})` })).join('')
}

/** CMF: one flat back cover held by four screws, and the round knob for accessories. */
export const screwedCover: Skin = (canvas, model, tones) => {
  const { width: w, height: h } = model
  const knobX = w - 11.4
  const knobY = h - 12.4
  const metal = canvas.linear(
    [
      [0, shade(tones.back, 0.16)],
      [0.5, shade(tones.back, -0.12)],
      [1, shade(tones.back, 0.05)],
    ],
    diagonal,
  )
  return [
    screws(canvas, tones, [
      [5.6, h * 0.31],
      [w - 5.6, h * 0.31],
      [5.6, h - 6.4],
      [w - 5.6, 6.4],
    ]),
    circle(knobX + 0.4, knobY + 0.8, 6.4, '#000', { opacity: 0.2 }),
    circle(knobX, knobY, 6, metal, { stroke: '#000', strokeOpacity: 0.25, strokeWidth: 0.3 }),
    ring(knobX, knobY, 5.2, '#000', 0.5, { opacity: 0.22, dash: '.3 .4' }),
    line(d`M${knobX - 2.4} ${knobY}h4.8`, shade(tones.back, -0.3), 0.9, { cap: 'round' }),
  ].join('')
}
