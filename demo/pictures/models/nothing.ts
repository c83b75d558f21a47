import type { HandsetModel } from '#demo/pictures/handset/model.ts'
import { screwedCover, transparent } from '#demo/pictures/handset/skins.ts'
import { camera } from './arrangements.ts'
import { phone } from './phone-look.ts'

/** Seen through glass, a black or white interior is a medium gray. */
const nothingTones: HandsetModel['tones'] = {
  black: { back: '#3a3c40', frame: '#44464a', metal: '#2b2c2f' },
  white: { back: '#e6e7e8', frame: '#c9cacb', metal: '#8b8d92' },
  grey: { back: '#a9abae', frame: '#8f9194', metal: '#4a4c50' },
}

/** Nothing and CMF. Sizes are the manufacturer's specifications. */
export const nothing: Record<string, HandsetModel> = {
  'nothing-phone-3': phone({
    size: [75.6, 160.6, 9],
    corner: 10.6,
    camera: camera({
      island: { type: 'none' },
      lenses: [
        { x: 13.6, y: 14.6, r: 6.6 },
        { x: 37.6, y: 14.6, r: 6.6 },
        { x: 13.6, y: 33.4, r: 6.6, kind: 'periscope' },
      ],
      flashes: [[37.6, 33.4, 1.9]],
      sensors: [[62.4, 14.6, 7.4]],
      shadow: 0.32,
    }),
    wallpaper: 'orb',
    hue: 260,
    back: { finish: 'matte', skin: transparent('M62.4 14.6h0M56 33.4h12', 41) },
    mark: null,
    bezel: [1.9, 1.9, 1.9, 1.9],
    tones: nothingTones,
  }),
  'nothing-phone-3a-pro': phone({
    size: [77.5, 163.5, 8.4],
    corner: 11,
    camera: camera({
      island: { type: 'disc', cx: 38.75, cy: 32, r: 21.5, rimWidth: 1.6, dark: true },
      lenses: [
        { x: 28.6, y: 32, r: 7 },
        { x: 45.6, y: 22.6, r: 6.4 },
        { x: 46.4, y: 41, r: 6.6, kind: 'periscope' },
      ],
      flashes: [[31.6, 46.2, 1.6]],
      shadow: 0.2,
      islandRise: 2.4,
    }),
    wallpaper: 'orb',
    hue: 260,
    back: {
      finish: 'matte',
      skin: transparent(
        'M14.4 22A26 26 0 0 1 33 6.7M63.7 38.6A26 26 0 0 1 52 54.4M23.8 53.2A26 26 0 0 1 15 43',
        60,
      ),
    },
    mark: null,
    tones: nothingTones,
  }),
  'nothing-phone-3a': phone({
    size: [77.5, 163.5, 8.4],
    corner: 11,
    camera: camera({
      island: {
        type: 'plate',
        x: 15.6,
        y: 21.4,
        w: 46.4,
        h: 17.4,
        r: 8.7,
        dark: true,
        smooth: 1.05,
      },
      lenses: [
        { x: 24.4, y: 30.1, r: 6.6 },
        { x: 38.8, y: 30.1, r: 6.6 },
        { x: 53.2, y: 30.1, r: 6.6 },
      ],
      flashes: [[38.8, 44, 1.7]],
      rim: 0.9,
      shadow: 0.2,
    }),
    wallpaper: 'orb',
    hue: 260,
    back: {
      finish: 'matte',
      skin: transparent(
        'M14.4 20A26 26 0 0 1 33 5.2M64 36.6A26 26 0 0 1 54 51M23.8 51.2A26 26 0 0 1 15 41',
        58,
      ),
    },
    mark: null,
    tones: nothingTones,
  }),
  'cmf-phone-2-pro': phone({
    size: [78, 164, 7.8],
    camera: camera({
      island: { type: 'none' },
      lenses: [
        { x: 14.4, y: 15.6, r: 7 },
        { x: 14.4, y: 34, r: 7 },
        { x: 32.4, y: 34, r: 5.6 },
      ],
      flashes: [[32.4, 15.6, 2]],
      rim: 1.8,
      shadow: 0.4,
    }),
    wallpaper: 'ribbon',
    hue: 45,
    back: { finish: 'matte', skin: screwedCover },
    mark: null,
    bezel: [2.4, 2.2, 3.2, 2.2],
  }),
}
