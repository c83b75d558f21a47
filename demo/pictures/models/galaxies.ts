import type { Camera, HandsetModel } from '#demo/pictures/handset/model.ts'
import type { WallpaperKind } from '#demo/pictures/parts/wallpaper.ts'
import { flipCover } from '#demo/pictures/handset/skins.ts'
import { camera, column, rightButtons } from './arrangements.ts'

type Look = {
  size: [width: number, height: number, thickness: number]
  corner: number
  camera: Camera
  wallpaper: WallpaperKind
  hue: number
  bezel?: [number, number, number, number]
  /** A wide chin and a drop-shaped cut-out: the cheapest models. */
  drop?: boolean
  matte?: boolean
  polished?: boolean
  buttonsY?: number
  tones?: HandsetModel['tones']
}

/** Sizes are Samsung's specifications. */
export const galaxies: Record<string, HandsetModel> = {
  'galaxy-s25-ultra': galaxy({
    size: [77.6, 162.8, 8.2],
    corner: 7.4,
    camera: ultra(13.6, 15.4, 7.3),
    wallpaper: 'ribbon',
    hue: 250,
    matte: true,
  }),
  'galaxy-s24-ultra': galaxy({
    size: [79, 162.3, 8.6],
    corner: 3.6,
    camera: ultra(13.8, 15.2, 7.2),
    wallpaper: 'orb',
    hue: 80,
    matte: true,
  }),
  'galaxy-s25-plus': galaxy({
    size: [75.8, 158.4, 7.3],
    corner: 9.8,
    camera: threeRings(14, 15.4, 6.8),
    wallpaper: 'dunes',
    hue: 250,
    matte: true,
  }),
  'galaxy-s25': galaxy({
    size: [70.5, 146.9, 7.2],
    corner: 9.6,
    camera: threeRings(13.4, 14.8, 6.6),
    wallpaper: 'dunes',
    hue: 250,
    matte: true,
  }),
  'galaxy-s25-edge': galaxy({
    size: [75.6, 158.2, 5.8],
    corner: 9.8,
    camera: camera({
      island: { type: 'hump', x: 5.4, y: 6.4, w: 17.2, h: 37.4, r: 8.6, smooth: 1.05 },
      lenses: column(14, 15.4, 6.7, 2, 19.2),
      flashes: [[29.4, 15.4, 1.9]],
      rim: 1.5,
      islandRise: 1.8,
    }),
    wallpaper: 'waves',
    hue: 235,
    matte: true,
    polished: true,
  }),
  'galaxy-s25-fe': galaxy({
    size: [76.6, 161.3, 7.4],
    corner: 10,
    camera: threeRings(14, 15.6, 6.6),
    wallpaper: 'dunes',
    hue: 245,
    buttonsY: 44,
  }),
  'galaxy-s24-fe': galaxy({
    size: [77.3, 162, 8],
    corner: 10,
    camera: threeRings(14.2, 15.8, 6.6),
    wallpaper: 'petals',
    hue: 150,
  }),
  'galaxy-z-fold7': opened(
    galaxy({
      size: [72.8, 158.4, 8.9],
      corner: 4.4,
      camera: camera({
        island: { type: 'plate', x: 5.2, y: 6.4, w: 17.6, h: 55.4, r: 8.8, smooth: 1.05 },
        lenses: column(14, 15.4, 7, 3, 18.7),
        flashes: [[28.8, 15.4, 1.9]],
        rim: 1.5,
        islandRise: 2.2,
      }),
      wallpaper: 'ribbon',
      hue: 250,
      matte: true,
      bezel: [3.2, 3.2, 3.2, 3.2],
    }),
    { width: 143.2, thickness: 4.2 },
  ),
  'galaxy-z-flip7': flip(
    galaxy({
      size: [75.2, 166.7, 6.5],
      corner: 9.6,
      camera: flipLenses(),
      wallpaper: 'waves',
      hue: 200,
      matte: true,
    }),
  ),
  'galaxy-a56': galaxy({
    size: [77.5, 162.2, 7.4],
    corner: 9,
    camera: glassPill(14, 17, 6.1),
    wallpaper: 'ribbon',
    hue: 230,
    bezel: [2.9, 2.7, 3.6, 2.7],
  }),
  'galaxy-a36': galaxy({
    size: [78.2, 162.9, 7.4],
    corner: 9,
    camera: glassPill(14, 17, 6),
    wallpaper: 'waves',
    hue: 300,
    bezel: [3, 2.8, 4, 2.8],
  }),
  'galaxy-a26': galaxy({
    size: [77.5, 164, 7.7],
    corner: 9,
    camera: glassPill(14, 17, 5.9),
    wallpaper: 'petals',
    hue: 160,
    bezel: [3.2, 3, 5, 3],
    drop: true,
  }),
  'galaxy-a16': galaxy({
    size: [77.9, 164.4, 7.9],
    corner: 9.4,
    camera: glassPill(14, 16.6, 5.8),
    wallpaper: 'dunes',
    hue: 255,
    bezel: [3.2, 3, 5.4, 3],
    drop: true,
  }),
  'galaxy-a06': galaxy({
    size: [77.3, 167.3, 8],
    corner: 9.4,
    camera: camera({
      island: { type: 'plate', x: 6.2, y: 7.6, w: 15.6, h: 35, r: 7.8, dark: true, smooth: 1.05 },
      lenses: column(14, 15.6, 6, 2, 18.8),
      flashes: [[29, 15.6, 2]],
      islandRise: 0.8,
      lensRise: 0.8,
    }),
    wallpaper: 'waves',
    hue: 215,
    bezel: [3.6, 3.2, 6.6, 3.2],
    drop: true,
  }),
}

function galaxy(look: Look): HandsetModel {
  const [width, height, thickness] = look.size
  const bezel = look.bezel ?? [2.5, 2.3, 2.6, 2.3]
  return {
    width,
    height,
    thickness,
    corner: look.corner,
    smooth: 1.25,
    frame: {
      visible: 1.2,
      finish: look.polished ? 'polished' : 'matte',
      sides: 'flat',
      bands: true,
    },
    back: { finish: look.matte ? 'matte' : 'glossy' },
    camera: look.camera,
    mark: { x: width / 2 - 0.7, y: height * 0.88, size: 3.2 },
    front: {
      bezel,
      corner: Math.max(look.corner - bezel[1] + 0.4, 2),
      cutout: look.drop ? { type: 'drop', r: 2.6 } : { type: 'hole', top: 4.4, r: 2 },
      wallpaper: look.wallpaper,
      hue: look.hue,
      earpiece: true,
    },
    buttons: rightButtons(look.buttonsY ?? height * 0.225, 21, 12),
    port: 'usb-c',
    overlap: 0.25,
    tones: look.tones,
  }
}

/** Three large rings at the left, flash, laser and the second telephoto next to them. */
function ultra(x: number, y: number, r: number): Camera {
  return camera({
    island: { type: 'none' },
    lenses: [
      ...column(x, y, r, 2, 18.6),
      { x, y: y + 37.2, r, kind: 'periscope' },
      { x: x + 17, y: y + 27.6, r: r * 0.72, coating: 'violet' },
    ],
    flashes: [[x + 17, y - 1.4, 1.7]],
    sensors: [[x + 17, y + 9.8, 3.4]],
    rim: 1.7,
    shadow: 0.5,
    lensRise: 2.4,
  })
}

function threeRings(x: number, y: number, r: number): Camera {
  return camera({
    island: { type: 'none' },
    lenses: column(x, y, r, 3, 17.8),
    flashes: [[x + 14, y - 0.6, 2]],
    rim: 1.6,
    shadow: 0.45,
    lensRise: 1.9,
  })
}

/** A dark glass pill with three lenses (A series of 2025). */
function glassPill(x: number, y: number, r: number): Camera {
  return camera({
    island: {
      type: 'plate',
      x: x - r - 2.2,
      y: y - r - 2.2,
      w: 2 * r + 4.4,
      h: 2 * r + 4.4 + 2 * 16,
      r: r + 2.2,
      dark: true,
      gloss: true,
      smooth: 1.05,
    },
    lenses: [...column(x, y, r, 2, 16), { x, y: y + 32, r: r * 0.78 }],
    flashes: [[x + r + 7.4, y, 2]],
    rim: 0.9,
    shadow: 0.2,
    islandRise: 1.4,
    lensRise: 0.8,
  })
}

function flipLenses(): Camera {
  return camera({
    island: { type: 'none' },
    lenses: [
      { x: 13.6, y: 14.4, r: 6.7 },
      { x: 30.4, y: 14.4, r: 6.7 },
    ],
    flashes: [[41.6, 14.4, 1.6]],
    shadow: 0.3,
    lensRise: 1.6,
  })
}

/** A book-like fold: its front view is the opened inner display. */
function opened(model: HandsetModel, size: { width: number; thickness: number }): HandsetModel {
  return {
    ...model,
    front: {
      ...model.front,
      opened: size,
      crease: 'down',
      cutout: { type: 'hole', x: size.width * 0.76, top: 4.6, r: 1.9 },
      textScale: 0.5,
      textTop: 0.3,
      earpiece: false,
    },
    overlap: 0.5,
  }
}

/** A flip phone, drawn open, with its cover display on the back. */
function flip(model: HandsetModel): HandsetModel {
  return {
    ...model,
    back: { ...model.back, skin: flipCover },
    front: { ...model.front, crease: 'across' },
  }
}
