import { diagonal, leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { blend, chromaAndHue, fromLch, lightness, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, rect, use } from '#demo/pictures/svg/elements.ts'
import { d, num } from '#demo/pictures/svg/geometry.ts'

export type WallpaperKind = 'waves' | 'orb' | 'petals' | 'dunes' | 'ribbon'

export type Area = { x: number; y: number; w: number; h: number }

/** The base, strong, light and pale tone of a wallpaper. */
export type Palette = [ground: string, strong: string, light: string, pale: string]

const painters: Record<WallpaperKind, (canvas: Canvas, area: Area, palette: Palette) => string> = {
  waves,
  orb,
  petals,
  dunes,
  ribbon,
}

export function wallpaper(
  canvas: Canvas,
  area: Area,
  kind: WallpaperKind,
  palette: Palette,
): string {
  return painters[kind](canvas, area, palette)
}

/**
 * The palette that matches a device's color, as in the manufacturers' own pictures. Grays, blacks and whites have no
 * hue of their own and take `fallbackHue` (degrees).
 */
export function paletteFor(color: string, fallbackHue: number): Palette {
  const { chroma, hue } = chromaAndHue(color)
  const neutral = chroma < 0.018
  const h = neutral ? fallbackHue : hue
  const strength = neutral ? 0.8 : Math.min(1.15, 0.65 + chroma * 4)
  const night = lightness(color) < 0.8 || neutral
  return night
    ? [
        fromLch(0.2, 0.05 * strength, h + 12),
        fromLch(0.5, 0.14 * strength, h),
        fromLch(0.74, 0.12 * strength, h - 10),
        fromLch(0.94, 0.035 * strength, h - 24),
      ]
    : [
        fromLch(0.42, 0.1 * strength, h + 14),
        fromLch(0.62, 0.13 * strength, h),
        fromLch(0.8, 0.09 * strength, h - 12),
        fromLch(0.96, 0.025 * strength, h - 24),
      ]
}

function waves(canvas: Canvas, area: Area, [ground, strong, light, pale]: Palette): string {
  const at = pen(area)
  const crests = [
    [
      at`M0,.42C.3,.3 .55,.62 1,.44`,
      shade(blend(ground, strong, 0.75), 0.07),
      blend(ground, strong, 0.8),
    ],
    [at`M0,.58C.35,.5 .6,.78 1,.56`, blend(strong, pale, 0.65), light],
    [at`M0,.78C.3,.62 .7,.92 1,.7`, pale, blend(light, '#000', 0.35)],
  ] as const
  const sky = canvas.linear(
    [
      [0, ground],
      [0.5, strong],
      [1, light],
    ],
    [0.2, 0, 0.6, 1],
  )
  const foam: Stop[] = [
    [0, '#fff', 0.1],
    [0.35, '#fff', 0.65],
    [0.7, '#fff', 0.1],
    [1, '#fff', 0.4],
  ]
  return [
    rect(area.x, area.y, area.w, area.h, sky),
    ...crests.map(([crest, top, bottom]) => {
      const body = canvas.linear(
        [
          [0, shade(top, 0.07)],
          [0.3, top],
          [1, bottom],
        ],
        [0.2, 0, 0.6, 1],
      )
      return (
        path(`${crest}${at`L1,1L0,1Z`}`, body) + line(crest, canvas.linear(foam, leftRight), 0.3)
      )
    }),
  ].join('')
}

/** A planet's horizon: dark sky, lit rim, glow of the air. */
function orb(canvas: Canvas, area: Area, [ground, strong, light, pale]: Palette): string {
  const { x, y, w, h } = area
  const [cx, cy, r] = [x + w * 0.46, y + h * 1.02, w * 0.98]
  const glow: Stop[] = [
    [0, strong, 0],
    [0.66, strong, 0.75],
    [0.72, strong, 0.5],
    [0.84, strong, 0.12],
    [1, strong, 0],
  ]
  const lit: Stop[] = [
    [0, shade(ground, 0.02)],
    [0.52, blend(ground, strong, 0.55)],
    [0.76, strong],
    [0.89, light],
    [0.965, pale],
    [1, '#fff'],
  ]
  const night: Stop[] = [
    [0, ground, 0.95],
    [0.72, ground, 0.62],
    [0.93, ground, 0.12],
    [1, ground, 0],
  ]
  const sky: Stop[] = [
    [0, shade(ground, -0.03)],
    [0.55, ground],
    [1, blend(ground, strong, 0.45)],
  ]
  const stars = starPositions.map(([u, v]) => d`M${x + w * u} ${y + h * v}h0`).join('')
  return [
    rect(x, y, w, h, canvas.linear(sky)),
    circle(cx, cy, r * 1.42, canvas.radial(glow)),
    circle(cx, cy, r, canvas.radial(lit, [0.5, 0.5, 0.5, 0.53, 0.56])),
    circle(cx + w * 0.1, cy + w * 0.14, r, canvas.radial(night)),
    line(stars, '#fff', w / 130, { cap: 'round', opacity: 0.7 }),
  ].join('')
}

const starPositions = [
  [0.2, 0.08],
  [0.72, 0.3],
  [0.86, 0.12],
  [0.12, 0.36],
  [0.34, 0.5],
  [0.6, 0.05],
  [0.9, 0.46],
  [0.45, 0.4],
] as const

function petals(canvas: Canvas, area: Area, [ground, strong, light, pale]: Palette): string {
  const { x, y, w, h } = area
  const [cx, cy] = [x + w * 0.5, y + h * 0.66]
  const fill: Stop[] = [
    [0, shade(pale, 0.08), 0.95],
    [0.5, light, 0.72],
    [1, strong, 0.35],
  ]
  const outline = d`M0 0C${-w * 0.3} ${-w * 0.2} ${-w * 0.2} ${-w * 0.56} 0 ${-w * 0.62}C${w * 0.2} ${-w * 0.56} ${w * 0.3} ${-w * 0.2} 0 0Z`
  const petal = canvas.symbol(
    path(outline, canvas.linear(fill), { stroke: '#fff', strokeOpacity: 0.3, strokeWidth: 0.2 }),
  )
  const around = Array.from({ length: 8 }, (_, i) => use(petal, { transform: `rotate(${i * 45})` }))
  const heart = canvas.radial([
    [0, shade(pale, 0.15), 0.95],
    [1, pale, 0],
  ])
  return [
    rect(
      x,
      y,
      w,
      h,
      canvas.linear([
        [0, shade(ground, 0.02)],
        [1, shade(ground, -0.08)],
      ]),
    ),
    circle(
      cx,
      cy,
      w * 0.95,
      canvas.radial([
        [0, light, 0.75],
        [1, light, 0],
      ]),
    ),
    group(around.join('') + circle(0, 0, w * 0.2, heart), {
      transform: `${d`translate(${cx} ${cy})`}rotate(14)`,
    }),
  ].join('')
}

function dunes(canvas: Canvas, area: Area, [ground, strong, light, pale]: Palette): string {
  const { x, y, w, h } = area
  const at = pen(area)
  const sky: Stop[] = [
    [0, ground],
    [0.34, strong],
    [0.56, light],
    [1, light],
  ]
  const hills = [
    [at`M0,.55C.3,.44 .5,.6 1,.5L1,1L0,1Z`, shade(light, 0.02), shade(light, -0.1)],
    [at`M0,.63C.25,.72 .55,.5 1,.62L1,1L0,1Z`, blend(light, pale, 0.5), shade(light, -0.16)],
    [at`M0,.8C.3,.64 .6,.7 1,.84L1,1L0,1Z`, shade(light, -0.06), shade(light, -0.3)],
    [at`M0,.9C.4,.96 .7,.8 1,.9L1,1L0,1Z`, shade(light, -0.16), shade(light, -0.38)],
  ] as const
  const [sunX, sunY] = [x + w * 0.68, y + h * 0.43]
  return [
    rect(x, y, w, h, canvas.linear(sky)),
    circle(
      sunX,
      sunY,
      w * 0.15,
      canvas.linear([
        [0, '#fff'],
        [1, pale, 0.85],
      ]),
    ),
    circle(
      sunX,
      sunY,
      w * 0.42,
      canvas.radial([
        [0, '#fff', 0.5],
        [1, '#fff', 0],
      ]),
    ),
    ...hills.map(([hill, top, bottom]) =>
      path(
        hill,
        canvas.linear(
          [
            [0, top],
            [1, bottom],
          ],
          [0.3, 0, 0.6, 1],
        ),
      ),
    ),
  ].join('')
}

function ribbon(canvas: Canvas, area: Area, [ground, strong, light, pale]: Palette): string {
  const at = pen(area)
  const bands = [
    [
      at`M-.1,.86C.4,.8 .2,.42 .55,.36C.85,.31 .9,.5 1.1,.42L1.1,.66C.85,.7 .75,.56 .6,.66C.42,.8 .5,1 .1,1.1Z`,
      strong,
      light,
    ],
    [
      at`M-.1,.6C.3,.66 .45,.9 .8,.78C.95,.73 1,.68 1.1,.66L1.1,.98C.9,1 .8,.92 .6,.98C.3,1.05 .2,.8 -.1,.82Z`,
      pale,
      strong,
    ],
  ] as const
  const sky = canvas.linear(
    [
      [0, ground],
      [1, shade(ground, -0.1)],
    ],
    diagonal,
  )
  return [
    rect(area.x, area.y, area.w, area.h, sky),
    ...bands.map(([band, from, to]) => {
      const folds: Stop[] = [
        [0, shade(from, -0.1)],
        [0.3, shade(from, 0.1)],
        [0.5, to],
        [0.72, shade(to, -0.12)],
        [1, shade(from, 0.06)],
      ]
      return path(band, canvas.linear(folds, [0, 0.2, 1, 0.9]))
    }),
  ].join('')
}

/** Template tag: `u,v` pairs are fractions of the area. */
function pen({ x, y, w, h }: Area): (parts: TemplateStringsArray) => string {
  return (parts) =>
    parts
      .join('')
      .replace(
        /(-?[\d.]+),(-?[\d.]+)/g,
        (_, u: string, v: string) =>
          `${num(Math.round((x + w * Number(u)) * 10) / 10)} ${num(Math.round((y + h * Number(v)) * 10) / 10)}`,
      )
}
