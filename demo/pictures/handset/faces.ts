import { leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, lightness, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, rect } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, roundRectPath, shrink, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { flash, lens, microphone, sensor } from '#demo/pictures/parts/lens.ts'
import { lockScreen, screenGlare } from '#demo/pictures/parts/screen.ts'
import { glassEdge, metalShell, surface } from '#demo/pictures/parts/surface.ts'
import { mark } from '#demo/pictures/parts/text.ts'
import { paletteFor, wallpaper } from '#demo/pictures/parts/wallpaper.ts'
import { island } from './island.ts'
import { bodyBox, frontBox, type Front, type HandsetModel, type Tones } from './model.ts'

/** The back without its shadow, origin at its top left corner. */
export function drawBack(canvas: Canvas, model: HandsetModel, tones: Tones): string {
  const body = bodyBox(model)
  const { frame, back } = model
  const panel = shrink(body, frame.visible)
  const outline = roundPath(panel)
  return [
    buttons(canvas, model, tones.frame, model.width, true),
    metalShell(canvas, body, tones.frame, frame.visible, frame.finish === 'polished'),
    antennaLines(model, tones.frame, frame.visible, model.width),
    surface(canvas, panel, tones.back, back.finish, { curve: back.curve, bottom: tones.bottom }),
    back.skin?.(canvas, model, tones, outline) ?? '',
    glassEdge(canvas, panel, back.finish === 'leather' ? 0.5 : 1),
    camera(canvas, model, tones),
    backMark(canvas, model, tones),
  ].join('')
}

/** The camera alone: island, lenses, flash, sensors. */
function camera(canvas: Canvas, model: HandsetModel, tones: Tones): string {
  const { lenses, flashes, sensors, microphones, coating, rim, flush, shadow } = model.camera
  const look = { metal: tones.metal, coating, rim, flush, shadow }
  return [
    island(canvas, model.camera, tones),
    ...lenses.map((each) => lens(canvas, each, look)),
    ...flashes.map(([x, y, r]) => flash(canvas, x, y, r)),
    ...sensors.map(([x, y, r]) => sensor(canvas, x, y, r)),
    ...microphones.map(([x, y, r]) => microphone(x, y, r)),
  ].join('')
}

function backMark(canvas: Canvas, { mark: at }: HandsetModel, { back }: Tones): string {
  if (!at) return ''
  const ink = lightness(back) > 0.55 ? shade(back, -0.17) : shade(back, 0.2)
  const metal: Stop[] = [
    [0, shade(ink, 0.16)],
    [0.5, ink],
    [1, shade(ink, -0.08)],
  ]
  return mark(at.x, at.y, at.size, canvas.linear(metal, [-1, -1, 1, 1], { user: true }))
}

/** The front, locked. `behind` leaves out what the back hides in the hero picture. */
export function drawFront(
  canvas: Canvas,
  model: HandsetModel,
  tones: Tones,
  options: { behind?: boolean } = {},
): string {
  const body = frontBox(model)
  const { frame, front } = model
  const glass = shrink(body, frame.visible * 0.8)
  const [top, right, bottom, left] = front.bezel
  const display: RoundBox = {
    x: left,
    y: top,
    w: body.w - left - right,
    h: body.h - top - bottom,
    r: front.corner,
    smooth: model.smooth,
  }
  const edge: Stop[] = [
    [0, '#fff', 0.5],
    [0.2, '#fff', 0.14],
    [0.7, '#fff', 0.06],
    [1, '#fff', 0.34],
  ]
  const picture =
    wallpaper(canvas, display, front.wallpaper, paletteFor(tones.back, front.hue)) +
    lockScreen(display, {
      top: front.textTop,
      scale: front.textScale,
      rightOnly: options.behind,
    })
  return [
    buttons(canvas, model, tones.frame, body.w, false),
    metalShell(canvas, body, tones.frame, frame.visible, frame.finish === 'polished'),
    antennaLines(model, tones.frame, frame.visible * 0.8, body.w),
    path(roundPath(glass), '#060607'),
    line(roundPath(glass, -0.16), canvas.linear(edge, [0, 0, 0.6, 1]), 0.2),
    group(picture, { clip: canvas.clip(roundPath(display)) }),
    cutout(canvas, front, body.w),
    front.earpiece
      ? path(
          roundRectPath(body.w / 2 - 5, Math.max(frame.visible + 0.15, top - 1.15), 10, 0.55, 0.27),
          '#000',
          {
            opacity: 0.65,
          },
        )
      : '',
    crease(canvas, front, display),
    screenGlare(canvas, glass),
  ].join('')
}

function cutout(canvas: Canvas, front: Front, width: number): string {
  const cx = width / 2
  const top = front.bezel[0]
  const glassEye = canvas.radial(
    [
      [0, '#182a5c'],
      [0.6, '#0a0e1e'],
      [1, '#050507'],
    ],
    [0.5, 0.5, 0.5, 0.4, 0.35],
  )
  const eye = (x: number, y: number, r: number) =>
    circle(x, y, r, glassEye) +
    circle(x - r * 0.3, y - r * 0.35, r * 0.22, '#9db8ff', { opacity: 0.9 })
  const cut = front.cutout
  switch (cut.type) {
    case 'none':
      return ''
    case 'pill': {
      const y = top + cut.top
      return (
        path(roundRectPath(cx - cut.w / 2, y, cut.w, cut.h, cut.h / 2), '#000') +
        eye(cx + cut.w / 2 - cut.h / 2, y + cut.h / 2, cut.h * 0.27)
      )
    }
    case 'notch': {
      const y = top - 0.1
      const outline = d`M${cx - cut.w / 2 - 1.6} ${y}q1.6 0 1.6 1.6V${y + cut.h - 3}q0 3 3 3h${cut.w - 6}q3 0 3-3V${y + 1.6}q0-1.6 1.6-1.6Z`
      return (
        path(outline, '#060607') +
        eye(cx + cut.w * 0.24, y + cut.h * 0.48, 1.25) +
        path(roundRectPath(cx - 4.5, y - 0.55, 9, 0.75, 0.35), '#1d1d20')
      )
    }
    case 'drop': {
      const y = top - 0.1
      const { r } = cut
      const outline = d`M${cx - r * 2.4} ${y}C${cx - r * 1.2} ${y} ${cx - r * 1.3} ${y + r * 2.3} ${cx} ${y + r * 2.3}S${cx + r * 1.2} ${y} ${cx + r * 2.4} ${y}Z`
      return path(outline, '#060607') + eye(cx, y + r * 1.1, r * 0.6)
    }
    default:
      return (
        circle(cut.x ?? cx, top + cut.top, cut.r, '#000') +
        eye(cut.x ?? cx, top + cut.top, cut.r * 0.62)
      )
  }
}

function crease(canvas: Canvas, { crease: direction }: Front, display: RoundBox): string {
  if (!direction) return ''
  const fold: Stop[] = [
    [0, '#000', 0],
    [0.4, '#000', 0.16],
    [0.52, '#fff', 0.2],
    [0.7, '#fff', 0.06],
    [1, '#fff', 0],
  ]
  const { x, y, w, h } = display
  return direction === 'across'
    ? rect(x, y + h / 2 - 3, w, 6, canvas.linear(fold))
    : rect(x + w / 2 - 3, y, 6, h, canvas.linear(fold, leftRight))
}

function antennaLines(
  { frame, height }: HandsetModel,
  color: string,
  width: number,
  bodyWidth: number,
): string {
  if (!frame.bands) return ''
  const ink = lightness(color) > 0.5 ? shade(color, -0.14) : shade(color, 0.12)
  const lines = [height * 0.085, height * 0.915 - 0.9].flatMap((y) =>
    [0.05, bodyWidth - width - 0.05].map((x) => d`M${x} ${y}h${width}v.9h${-width}z`),
  )
  return path(lines.join(''), ink, { opacity: 0.8 })
}

/** Buttons protrude from the frame; seen from the back, left and right are swapped. */
function buttons(
  canvas: Canvas,
  model: HandsetModel,
  color: string,
  bodyWidth: number,
  fromBack: boolean,
): string {
  const drawn = model.buttons.map(({ side, y, length, rise = 0.45 }) => {
    if (canvas.lite && rise < 0.2) return ''
    const onRight = (side === 'right') !== fromBack
    const stops: Stop[] = onRight
      ? [
          [0, shade(color, -0.1)],
          [0.7, shade(color, 0.05)],
          [1, shade(color, -0.3)],
        ]
      : [
          [0, shade(color, -0.22)],
          [0.4, shade(color, 0.14)],
          [1, shade(color, -0.1)],
        ]
    return rect(
      onRight ? bodyWidth - 0.6 : -rise,
      y,
      rise + 0.6,
      length,
      canvas.linear(stops, leftRight),
      {
        r: 0.35,
        stroke: shade(color, isDark(color) ? -0.15 : -0.3),
        strokeWidth: 0.1,
      },
    )
  })
  return drawn.join('')
}
