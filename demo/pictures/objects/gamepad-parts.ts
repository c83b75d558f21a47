import { diagonal, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, ring } from '#demo/pictures/svg/elements.ts'
import { d } from '#demo/pictures/svg/geometry.ts'

export type Pair = [x: number, y: number]

/**
 * A closed outline that is symmetric about x = `middle`. It starts at the top of the middle line; `half` lists the
 * points of cubic curves (three each) down the left side, the last on the middle line.
 */
export function symmetric(middle: number, top: number, half: Pair[]): string {
  const start: Pair = [middle, top]
  const mirrored = [start, ...half].reverse().slice(1)
  const right = mirrored.map(([x, y]): Pair => [2 * middle - x, y])
  return `${d`M${middle} ${top}`}${cubics(half)}${cubics(right)}Z`
}

function cubics(points: Pair[]): string {
  return `C${points.map(([x, y]) => d`${x} ${y}`).join(' ')}`
}

export function shellPaint(canvas: Canvas, color: string): string {
  const stops: Stop[] = [
    [0, shade(color, 0.04)],
    [0.4, color],
    [0.75, shade(color, -0.08)],
    [1, shade(color, -0.2)],
  ]
  return canvas.linear(stops, [0.2, 0, 0.6, 1])
}

export function keyLight(canvas: Canvas, dark: boolean): string {
  const stops: Stop[] = [
    [0, '#fff', dark ? 0.24 : 0.6],
    [0.5, '#fff', dark ? 0.06 : 0.14],
    [1, '#fff', 0],
  ]
  return canvas.radial(stops, [0.24, 0.16, 0.5])
}

export function edgePaint(canvas: Canvas): string {
  return canvas.linear(
    [
      [0, '#fff', 0.7],
      [0.4, '#000', 0.06],
      [1, '#000', 0.35],
    ],
    [0.2, 0, 0.6, 1],
  )
}

/** The shoulder buttons, which are visible above the shell, mirrored at `middle`. */
export function shoulders(canvas: Canvas, color: string, middle: number): string {
  const paint = canvas.linear([
    [0, shade(color, 0.2)],
    [0.5, shade(color, 0.04)],
    [1, shade(color, -0.1)],
  ])
  const half = path('M17 20C18 9 26 2.4 36 1.4H45C49 1.6 50.6 4 51 9L50 14Z', paint, {
    stroke: '#000',
    strokeOpacity: 0.3,
    strokeWidth: 0.4,
  })
  return half + group(half, { transform: d`translate(${2 * middle} 0)scale(-1 1)` })
}

export function stick(canvas: Canvas, x: number, y: number, r: number, color: string): string {
  const dishPaint: Stop[] = [
    [0, shade(color, -0.06)],
    [0.6, shade(color, 0.06)],
    [1, shade(color, 0.24)],
  ]
  const capPaint: Stop[] = [
    [0, shade(color, 0.26)],
    [0.4, shade(color, 0.08)],
    [1, shade(color, -0.04)],
  ]
  return [
    circle(
      x,
      y,
      r + 1.9,
      canvas.linear(
        [
          [0, '#000', 0.75],
          [1, shade(color, 0.2)],
        ],
        diagonal,
      ),
    ),
    circle(x + 0.6, y + 1.4, r, '#000', { opacity: 0.5 }),
    circle(x, y, r, canvas.linear(capPaint, diagonal)),
    ring(x, y, r - 0.8, '#000', 1.3, { opacity: 0.4, dash: '.5 .5' }),
    circle(x, y, r * 0.72, canvas.linear(dishPaint, diagonal)),
    line(
      d`M${x - r * 0.6} ${y - r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.2} ${y - r * 0.76}`,
      '#fff',
      0.7,
      {
        opacity: 0.3,
        cap: 'round',
      },
    ),
  ].join('')
}

/** Four separate petals around a center (PlayStation). */
export function dpadPetals(canvas: Canvas, x: number, y: number, color: string): string {
  const petal =
    'M0-2.6L3.5-6.2Q4.2-7 4.2-8V-11.5Q4.2-13.2 2.5-13.2H-2.5Q-4.2-13.2-4.2-11.5V-8Q-4.2-7-3.5-6.2Z'
  const fill = canvas.linear([
    [0, shade(color, 0.03)],
    [1, shade(color, -0.1)],
  ])
  const shape = canvas.symbol(
    path(petal, fill, { stroke: shade(color, -0.28), strokeWidth: 0.4 }) +
      path('M0-11.4l1.5 2.2h-3z', shade(color, isDark(color) ? 0.3 : -0.28)),
  )
  const all = [0, 90, 180, 270].map(
    (angle) => `<use href="${shape}" transform="rotate(${angle})"/>`,
  )
  return (
    circle(
      x,
      y,
      15.2,
      canvas.linear(
        [
          [0, '#000', 0.1],
          [1, '#fff', 0.2],
        ],
        diagonal,
      ),
    ) + group(all.join(''), { transform: d`translate(${x} ${y})` })
  )
}

/** A cross in a round dish (Xbox). */
export function dish(canvas: Canvas, x: number, y: number, color: string): string {
  const cross = d`M${x - 3} ${y - 9}h6v6h6v6h-6v6h-6v-6h-6v-6h6z`
  return [
    circle(
      x,
      y,
      11.6,
      canvas.linear(
        [
          [0, '#000', 0.7],
          [1, shade(color, 0.24)],
        ],
        diagonal,
      ),
    ),
    circle(
      x,
      y,
      10.6,
      canvas.linear(
        [
          [0, shade(color, -0.04)],
          [1, shade(color, 0.16)],
        ],
        diagonal,
      ),
    ),
    path(
      cross,
      canvas.linear(
        [
          [0, shade(color, 0.26)],
          [1, shade(color, 0.02)],
        ],
        diagonal,
      ),
      {
        stroke: '#000',
        strokeOpacity: 0.4,
        strokeWidth: 0.4,
        join: 'round',
      },
    ),
  ].join('')
}

/** Four round buttons: shapes in one `ink` if `outlined`, otherwise colored letters. */
export function faceButtons(
  canvas: Canvas,
  x: number,
  y: number,
  color: string,
  ink: string,
  outlined: boolean,
): string {
  const places: [number, number, string, string][] = [
    [
      0,
      -10,
      outlined ? ink : '#e8c13a',
      outlined ? 'M0-1.8L1.7 1.2H-1.7Z' : 'M-1.3-1.6L0 .1L1.3-1.6M0 .1V1.7',
    ],
    [
      10,
      0,
      outlined ? ink : '#e0544a',
      outlined
        ? 'M-1.6 0A1.6 1.6 0 1 0 1.6 0A1.6 1.6 0 1 0-1.6 0'
        : 'M-.9 0H.2A.8 .8 0 0 0 .2-1.6H-.9V1.7H.3A.8 .8 0 0 0 .3 0',
    ],
    [
      0,
      10,
      outlined ? ink : '#6fbf4f',
      outlined ? 'M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3' : 'M-1.4 1.6L0-1.7L1.4 1.6M-.8 .5H.8',
    ],
    [
      -10,
      0,
      outlined ? ink : '#4a8fe0',
      outlined ? 'M-1.4-1.4H1.4V1.4H-1.4Z' : 'M-1.2-1.6L1.2 1.6M1.2-1.6L-1.2 1.6',
    ],
  ]
  const cap = canvas.symbol(
    [
      circle(0.3, 0.7, 4.7, '#000', { opacity: 0.3 }),
      circle(
        0,
        0,
        4.6,
        canvas.linear(
          [
            [0, shade(color, 0.16)],
            [0.5, color],
            [1, shade(color, -0.1)],
          ],
          diagonal,
        ),
        {
          stroke: '#000',
          strokeOpacity: 0.3,
          strokeWidth: 0.3,
        },
      ),
    ].join(''),
  )
  return places
    .map(([dx, dy, sign, shape]) =>
      group(`<use href="${cap}"/>` + line(shape, sign, 0.7, { cap: 'round', join: 'round' }), {
        transform: d`translate(${x + dx} ${y + dy})`,
      }),
    )
    .join('')
}
