import type { HandsetModel } from '#demo/pictures/handset/model.ts'
import { flipCover } from '#demo/pictures/handset/skins.ts'
import { camera, square, squareHump } from './arrangements.ts'
import { drop, glossy, leather, phone } from './phone-look.ts'

/** Sizes are the manufacturers' specifications. */
export const motorolaNokia: Record<string, HandsetModel> = {
  'motorola-edge-60-pro': phone({
    size: [73.1, 160.7, 8.2],
    camera: squareHump(6.4, 7.4, 35),
    wallpaper: 'dunes',
    hue: 255,
    sides: 'round',
    back: { finish: 'leather', curve: 5 },
  }),
  'motorola-edge-60-fusion': phone({
    size: [73, 161, 8.2],
    camera: squareHump(6.4, 7.4, 35),
    wallpaper: 'dunes',
    hue: 230,
    sides: 'round',
    back: { finish: 'leather', curve: 5 },
  }),
  'motorola-razr-60-ultra': phone({
    size: [74, 171.5, 7.2],
    corner: 12,
    camera: camera({
      island: { type: 'none' },
      lenses: [
        { x: 14.4, y: 14.8, r: 6.4 },
        { x: 31, y: 14.8, r: 6.4 },
      ],
      flashes: [[41.4, 14.8, 1.5]],
      shadow: 0.3,
    }),
    wallpaper: 'waves',
    hue: 150,
    back: { finish: 'leather', skin: flipCover },
    crease: 'across',
    tones: { 'mountain-trail': { frame: '#b79b7c' }, 'rio-red': { frame: '#8e2433' } },
  }),
  'moto-g86': phone({
    size: [74.7, 161.2, 7.8],
    camera: squareHump(6.2, 7.2, 34),
    wallpaper: 'ribbon',
    hue: 265,
    back: leather,
  }),
  'moto-g15': phone({
    size: [76.2, 165.7, 8.2],
    camera: squareHump(6.2, 7.2, 33),
    wallpaper: 'waves',
    hue: 145,
    back: leather,
    bezel: [3, 2.8, 5, 2.8],
  }),
  'nokia-g42': phone({
    size: [75.8, 165, 8.6],
    camera: camera({
      island: { type: 'plate', x: 6, y: 7, w: 33, h: 36, r: 9, dark: true, rim: true },
      ...square(22.5, 25, 15.4, 5.8),
    }),
    wallpaper: 'orb',
    hue: 300,
    back: glossy,
    bezel: [3.2, 3, 6.4, 3],
    cutout: drop,
    mark: { x: 37, y: 84, size: 4 },
  }),
}
