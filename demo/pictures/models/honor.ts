import type { HandsetModel } from '#demo/pictures/handset/model.ts'
import { camera, centeredDisc, column, trapezoid } from './arrangements.ts'
import { glossy, phone } from './phone-look.ts'

/** Sizes are the manufacturer's specifications. */
export const honor: Record<string, HandsetModel> = {
  'honor-magic7-pro': phone({
    size: [77.1, 162.7, 8.8],
    corner: 11.4,
    camera: camera({
      island: {
        type: 'plate',
        x: 13.5,
        y: 8.2,
        w: 50,
        h: 50,
        r: 20,
        rim: true,
        eye: [38.55, 33.2, 21.4],
      },
      lenses: [
        { x: 38.55, y: 21.2, r: 7.4 },
        { x: 27.6, y: 39.4, r: 7.4 },
        { x: 49.5, y: 39.4, r: 7.4, kind: 'periscope' },
      ],
      flashes: [[38.55, 48.6, 1.9]],
      sensors: [[38.55, 34, 1.5]],
      rim: 1,
      shadow: 0.2,
      islandRise: 2.6,
    }),
    wallpaper: 'waves',
    hue: 230,
    sides: 'round',
    polished: true,
    back: { finish: 'glossy', curve: 6 },
    cutout: { type: 'pill', w: 15, h: 4.2, top: 2.6 },
  }),
  'honor-400-pro': phone({
    size: [76.1, 160.8, 8.1],
    corner: 11,
    camera: trapezoid(3),
    wallpaper: 'waves',
    hue: 235,
    sides: 'round',
    back: { finish: 'glossy', curve: 5 },
    cutout: { type: 'pill', w: 13, h: 4, top: 2.6 },
  }),
  'honor-400': phone({
    size: [74.6, 156.5, 7.3],
    camera: trapezoid(2),
    wallpaper: 'dunes',
    hue: 60,
  }),
  'honor-400-lite': phone({
    size: [74.6, 161, 7.3],
    camera: camera({
      island: { type: 'plate', x: 5, y: 5.4, w: 37, h: 38, r: 11.5, gloss: true },
      lenses: column(14.8, 15.4, 7.2, 2, 18),
      flashes: [[31.4, 24.4, 3.4]],
    }),
    wallpaper: 'ribbon',
    hue: 190,
    cutout: { type: 'pill', w: 12, h: 4, top: 2.6 },
    bezel: [2.2, 2, 3, 2],
  }),
  'honor-x9c': phone({
    size: [75.9, 162.8, 8],
    camera: centeredDisc(37.95, 30, 21.6, 2),
    wallpaper: 'orb',
    hue: 300,
    sides: 'round',
    back: { finish: 'leather', curve: 5 },
  }),
  'honor-x8c': phone({
    size: [75.5, 161.1, 7],
    camera: camera({
      island: { type: 'plate', x: 5, y: 5.6, w: 34, h: 34, r: 10.5, gloss: true },
      lenses: column(14.4, 15, 6.6, 2, 15.4),
      flashes: [[29.8, 22.6, 2.8]],
    }),
    wallpaper: 'waves',
    hue: 190,
    back: glossy,
    bezel: [2.4, 2.1, 3.4, 2.1],
  }),
}
