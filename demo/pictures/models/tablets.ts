import type { Camera, HandsetModel } from '#demo/pictures/handset/model.ts'
import type { WallpaperKind } from '#demo/pictures/parts/wallpaper.ts'
import { camera } from './arrangements.ts'

type Look = {
  size: [width: number, height: number, thickness: number]
  corner: number
  bezel: number
  camera: Camera
  wallpaper: WallpaperKind
  hue: number
}

/** Sizes are the manufacturers' specifications, in portrait orientation. */
export const tablets: Record<string, HandsetModel> = {
  'ipad-pro-m4-11': tablet({
    size: [177.5, 249.7, 5.3],
    corner: 15,
    bezel: 8,
    camera: camera({
      island: { type: 'plate', x: 8, y: 8, w: 31, h: 31, r: 9.5, gloss: true },
      lenses: [{ x: 18, y: 18, r: 7.2 }],
      flashes: [[31.4, 15.4, 2.6]],
      sensors: [[31.4, 31.4, 3.2]],
      microphones: [[17, 31.4, 0.7]],
    }),
    wallpaper: 'ribbon',
    hue: 285,
  }),
  'ipad-air-m3-11': tablet({
    size: [178.5, 247.6, 6.1],
    corner: 15,
    bezel: 9.5,
    camera: singleLens(19, 9),
    wallpaper: 'petals',
    hue: 250,
  }),
  'ipad-a16': tablet({
    size: [179.5, 248.6, 7],
    corner: 15,
    bezel: 10.6,
    camera: singleLens(19, 8.2, false),
    wallpaper: 'waves',
    hue: 240,
  }),
  'ipad-mini-7': tablet({
    size: [134.8, 195.4, 6.3],
    corner: 14,
    bezel: 8.6,
    camera: singleLens(17, 8),
    wallpaper: 'petals',
    hue: 290,
  }),
  'galaxy-tab-s10-ultra': tablet({
    size: [208.6, 326.4, 5.4],
    corner: 9,
    bezel: 6.2,
    camera: twoLenses(16, 8),
    wallpaper: 'ribbon',
    hue: 250,
  }),
  'galaxy-tab-s10-fe': tablet({
    size: [165.8, 254.3, 6],
    corner: 9,
    bezel: 9,
    camera: singleLens(15, 7),
    wallpaper: 'waves',
    hue: 235,
  }),
  'galaxy-tab-a9-plus': tablet({
    size: [168.7, 257.1, 6.9],
    corner: 9,
    bezel: 9.6,
    camera: singleLens(15.4, 6.4, false),
    wallpaper: 'dunes',
    hue: 250,
  }),
  'xiaomi-pad-7-pro': tablet({
    size: [173.4, 251.2, 6.2],
    corner: 13,
    bezel: 8.2,
    camera: padPlate(34, true),
    wallpaper: 'orb',
    hue: 245,
  }),
  'xiaomi-pad-7': tablet({
    size: [173.4, 251.2, 6.2],
    corner: 13,
    bezel: 8.2,
    camera: padPlate(32),
    wallpaper: 'waves',
    hue: 160,
  }),
  'redmi-pad-se': tablet({
    size: [167.1, 255.5, 7.4],
    corner: 12,
    bezel: 9.8,
    camera: camera({
      island: { type: 'plate', x: 9, y: 9, w: 17, h: 30, r: 8.5, smooth: 1.05, gloss: true },
      lenses: [{ x: 17.5, y: 17.6, r: 6.4 }],
      flashes: [[17.5, 31.8, 2.4]],
    }),
    wallpaper: 'petals',
    hue: 290,
  }),
}

function tablet(look: Look): HandsetModel {
  const [width, height, thickness] = look.size
  return {
    width,
    height,
    thickness,
    corner: look.corner,
    smooth: 1.35,
    frame: { visible: 1.7, finish: 'matte', sides: 'flat', bands: false },
    back: { finish: 'matte' },
    camera: look.camera,
    mark: { x: width / 2 - 1.6, y: height / 2, size: 9 },
    front: {
      bezel: [look.bezel, look.bezel, look.bezel, look.bezel],
      corner: Math.max(look.corner - look.bezel, 4.5),
      cutout: { type: 'none' },
      wallpaper: look.wallpaper,
      hue: look.hue,
      textScale: 0.5,
      textTop: 0.36,
      earpiece: false,
    },
    buttons: [
      { side: 'right', y: 16, length: 11, rise: 0.5 },
      { side: 'right', y: 30, length: 11, rise: 0.5 },
    ],
    port: 'usb-c',
    overlap: 0.34,
  }
}

function singleLens(at: number, r: number, flash = true): Camera {
  return camera({
    island: { type: 'none' },
    lenses: [{ x: at, y: at, r }],
    flashes: flash ? [[at + r + 8, at, 2.2]] : [],
    microphones: [[at, at + r + 6, 0.7]],
    rim: 1.6,
    shadow: 0.4,
  })
}

function twoLenses(at: number, r: number): Camera {
  return camera({
    island: {
      type: 'plate',
      x: at - r - 2,
      y: at - r - 2,
      w: 2 * r + 4,
      h: 4 * r + 8,
      r: r + 2,
      smooth: 1.05,
    },
    lenses: [
      { x: at, y: at, r: r * 0.88 },
      { x: at, y: at + 2 * r + 4, r: r * 0.88 },
    ],
    flashes: [[at, at + 4 * r + 9, 2.2]],
  })
}

function padPlate(size: number, two = false): Camera {
  const edge = 8
  const center = edge + size / 2
  const off = size * 0.23
  return camera({
    island: { type: 'plate', x: edge, y: edge, w: size, h: size, r: size * 0.3, gloss: true },
    lenses: [
      { x: center - off, y: center - off, r: size * 0.19 },
      ...(two ? [{ x: center - off, y: center + off, r: size * 0.19 }] : []),
    ],
    flashes: [[center + off, center + off, 2.8]],
    sensors: two ? [] : [[center - off, center + off, 2.6]],
  })
}
