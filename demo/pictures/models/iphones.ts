import type { Camera, HandsetModel, Tones } from '#demo/pictures/handset/model.ts'
import type { Coating } from '#demo/pictures/parts/lens.ts'
import type { WallpaperKind } from '#demo/pictures/parts/wallpaper.ts'
import { ceramicWindow } from '#demo/pictures/handset/skins.ts'
import { camera, column } from './arrangements.ts'

type Look = {
  size: [width: number, height: number, thickness: number]
  corner: number
  bezel: number
  camera: Camera
  wallpaper: WallpaperKind
  hue: number
  cutout?: 'pill' | 'notch'
  polished?: boolean
  glossy?: boolean
  skin?: HandsetModel['back']['skin']
  markY?: number
  /** iPhone 16 and later have a camera control low on the right side. */
  cameraControl?: boolean
  lightning?: boolean
  tones?: HandsetModel['tones']
}

const pro17Tones: Record<string, Partial<Tones>> = {
  silver: { frame: '#d5d6d8', accent: '#f0f0f0' },
  'cosmic-orange': { frame: '#ee7124', accent: '#f4a36f' },
  'deep-blue': { frame: '#363d55', accent: '#4a5168' },
}

/** Sizes are Apple's technical specifications; camera positions follow Apple's drawings for accessory manufacturers. */
export const iphones: Record<string, HandsetModel> = {
  'iphone-17-pro-max': proPlateau([78, 163.4, 8.75], 42),
  'iphone-17-pro': proPlateau([71.9, 150, 8.75], 42),
  'iphone-17': iphone({
    size: [71.5, 149.6, 7.95],
    corner: 13,
    bezel: 2.3,
    camera: verticalPill(12.4, 6.9),
    wallpaper: 'petals',
    hue: 265,
    cameraControl: true,
    glossy: true,
  }),
  'iphone-air': iphone({
    size: [74.7, 156.2, 5.64],
    corner: 13.6,
    bezel: 2.3,
    camera: camera({
      island: { type: 'hump', x: 3, y: 3.2, w: 68.7, h: 23.4, r: 11.7, smooth: 1.1 },
      lenses: [{ x: 15.2, y: 14.9, r: 8.4 }],
      flashes: [[60.6, 14.9, 2.7]],
      microphones: [[49.8, 14.9, 0.8]],
      islandRise: 2.2,
      lensRise: 2,
    }),
    wallpaper: 'orb',
    hue: 235,
    polished: true,
    glossy: true,
    cameraControl: true,
    tones: { 'light-gold': { frame: '#e0cba6' }, 'sky-blue': { frame: '#c3d6e4' } },
  }),
  'iphone-16-pro-max': iphone({
    size: [77.6, 163, 8.25],
    corner: 13.6,
    bezel: 2,
    camera: triangle(39.6, 8.3),
    wallpaper: 'orb',
    hue: 40,
    cameraControl: true,
  }),
  'iphone-16-pro': iphone({
    size: [71.5, 149.6, 8.25],
    corner: 13.2,
    bezel: 2,
    camera: triangle(39, 8.2),
    wallpaper: 'orb',
    hue: 50,
    cameraControl: true,
  }),
  'iphone-16-plus': iphone({
    size: [77.8, 160.9, 7.8],
    corner: 13,
    bezel: 2.7,
    camera: verticalPill(12.4, 7),
    wallpaper: 'petals',
    hue: 275,
    cameraControl: true,
  }),
  'iphone-16': iphone({
    size: [71.6, 147.6, 7.8],
    corner: 12.8,
    bezel: 2.7,
    camera: verticalPill(12.2, 6.8),
    wallpaper: 'petals',
    hue: 275,
    cameraControl: true,
  }),
  'iphone-16e': iphone({
    size: [71.5, 146.7, 7.8],
    corner: 11.8,
    bezel: 3.3,
    camera: camera({
      island: { type: 'none' },
      lenses: [{ x: 12, y: 12.2, r: 7.2 }],
      flashes: [[24.6, 12.2, 2.4]],
      microphones: [[12, 23, 0.5]],
      rim: 1.5,
    }),
    wallpaper: 'waves',
    hue: 250,
    cutout: 'notch',
  }),
  'iphone-15-pro-max': iphone({
    size: [76.7, 159.9, 8.25],
    corner: 13.4,
    bezel: 2.2,
    camera: triangle(39, 8),
    wallpaper: 'ribbon',
    hue: 240,
  }),
  'iphone-15': iphone({
    size: [71.6, 147.6, 7.8],
    corner: 12.8,
    bezel: 2.75,
    camera: diagonal(30.4, 7.1, true),
    wallpaper: 'petals',
    hue: 10,
  }),
  'iphone-14': iphone({
    size: [71.5, 146.7, 7.8],
    corner: 11.6,
    bezel: 3.4,
    camera: diagonal(30, 6.9),
    wallpaper: 'dunes',
    hue: 255,
    cutout: 'notch',
    glossy: true,
    lightning: true,
  }),
  'iphone-13-pro': iphone({
    size: [71.5, 146.7, 7.65],
    corner: 11.6,
    bezel: 3.1,
    camera: triangle(36.6, 7.4),
    wallpaper: 'waves',
    hue: 235,
    cutout: 'notch',
    polished: true,
    lightning: true,
  }),
  'iphone-13': iphone({
    size: [71.5, 146.7, 7.65],
    corner: 11.6,
    bezel: 3.4,
    camera: diagonal(29.4, 6.6, false, 'green'),
    wallpaper: 'waves',
    hue: 245,
    cutout: 'notch',
    glossy: true,
    lightning: true,
  }),
  'iphone-12': iphone({
    size: [71.5, 146.7, 7.4],
    corner: 11.6,
    bezel: 3.5,
    camera: twoInColumn(28.4, 6.4),
    wallpaper: 'ribbon',
    hue: 255,
    cutout: 'notch',
    glossy: true,
    lightning: true,
  }),
  'iphone-11': iphone({
    size: [75.7, 150.9, 8.3],
    corner: 12.6,
    bezel: 5,
    camera: twoInColumn(30.4, 6.9),
    wallpaper: 'orb',
    hue: 300,
    cutout: 'notch',
    glossy: true,
    lightning: true,
  }),
}

function iphone(look: Look): HandsetModel {
  const [width, height, thickness] = look.size
  const notch = look.cutout === 'notch'
  return {
    width,
    height,
    thickness,
    corner: look.corner,
    smooth: 1.38,
    frame: {
      visible: 1.15,
      finish: look.polished ? 'polished' : 'matte',
      sides: 'flat',
      bands: true,
    },
    back: { finish: look.glossy ? 'glossy' : 'matte', skin: look.skin },
    camera: look.camera,
    mark: { x: width / 2 - 0.8, y: look.markY ?? height / 2, size: 4.8 },
    front: {
      bezel: [look.bezel, look.bezel, look.bezel, look.bezel],
      corner: look.corner - look.bezel,
      cutout: notch
        ? { type: 'notch', w: 26.5, h: 5.4 }
        : { type: 'pill', w: 20.7, h: 6.1, top: 2.4 },
      wallpaper: look.wallpaper,
      hue: look.hue,
      earpiece: !notch,
    },
    buttons: [
      { side: 'left', y: height * 0.21, length: 6 },
      { side: 'left', y: height * 0.29, length: 11 },
      { side: 'left', y: height * 0.38, length: 11 },
      { side: 'right', y: height * 0.315, length: 17.5 },
      ...(look.cameraControl
        ? [{ side: 'right' as const, y: height * 0.59, length: 16.5, rise: 0.12 }]
        : []),
    ],
    port: look.lightning ? 'lightning' : 'usb-c',
    overlap: 0.25,
    tones: look.tones,
  }
}

/** iPhone 17 Pro: an aluminum plateau across the whole back, and a glass window below it. */
function proPlateau(size: Look['size'], plateau: number): HandsetModel {
  const [width, height] = size
  const lens = 8.7
  const [left, top] = [14.2, 14.2]
  return iphone({
    size,
    corner: 13.8,
    bezel: 2,
    camera: camera({
      island: { type: 'hump', x: 2.6, y: 2.8, w: width - 5.2, h: plateau, r: 12.6 },
      lenses: [
        { x: left, y: top, r: lens },
        { x: left, y: top + 19.2, r: lens },
        { x: left + 18.8, y: top + 9.6, r: lens, coating: 'violet' },
      ],
      flashes: [[width - 13, 13, 2.9]],
      sensors: [[width - 13, 34.6, 2.9]],
      microphones: [[width - 13, 23.8, 0.7]],
      rim: 1.45,
      islandRise: 2.4,
      lensRise: 2.2,
    }),
    skin: ceramicWindow(plateau + 9),
    wallpaper: 'orb',
    hue: 235,
    markY: plateau + 9 + (height - plateau - 15) / 2 - 1,
    cameraControl: true,
    tones: pro17Tones,
  })
}

/** Two lenses in an upright pill, the flash next to it (iPhone 16 and 17). */
function verticalPill(x: number, r: number): Camera {
  const top = x
  return camera({
    island: {
      type: 'hump',
      x: x - r - 2.2,
      y: top - r - 2.2,
      w: 2 * r + 4.4,
      h: 4 * r + 7.4,
      r: r + 2.2,
      smooth: 1.1,
    },
    lenses: [
      { x, y: top, r },
      { x, y: top + 2 * r + 3, r },
    ],
    flashes: [[x + r + 8.2, top + r + 1.5, 2.5]],
    microphones: [[x + r + 0.2, top + r + 1.5, 0.5]],
  })
}

/** Three lenses in a triangle on a square plate (Pro, 13 to 16). */
function triangle(plate: number, r: number): Camera {
  const edge = 2.9
  const near = edge + r + 2
  const far = edge + plate - r - 2
  const right = near + (far - near) * 0.9
  return camera({
    island: {
      type: 'plate',
      x: edge,
      y: edge,
      w: plate,
      h: plate + 1.2,
      r: plate * 0.29,
      gloss: true,
    },
    lenses: [
      { x: near, y: near, r },
      { x: near, y: far, r },
      { x: right, y: (near + far) / 2, r, coating: 'violet' },
    ],
    flashes: [[right + 0.6, edge + plate * 0.16, r * 0.34]],
    sensors: [[right + 0.6, edge + plate * 0.87, r * 0.34]],
    microphones: [[(near + right) / 2, edge + plate * 0.84, 0.5]],
    rim: 1.5,
    islandRise: 2,
    lensRise: 2.2,
  })
}

/** Two lenses across a square plate (13 to 15). */
function diagonal(plate: number, r: number, gloss = false, coating: Coating = 'blue'): Camera {
  const edge = 3
  const near = edge + r + 1.3
  const far = edge + plate - r - 1.1
  return camera({
    island: { type: 'plate', x: edge, y: edge, w: plate, h: plate + 0.6, r: plate * 0.3, gloss },
    lenses: [
      { x: near, y: near, r },
      { x: far, y: far + 0.4, r },
    ],
    flashes: [[far + 1, edge + plate * 0.24, r * 0.34]],
    microphones: [[near - 1, edge + plate * 0.78, 0.5]],
    coating,
  })
}

/** Two lenses one above the other at the left of a square plate (11 and 12). */
function twoInColumn(plate: number, r: number): Camera {
  const edge = 3
  const x = edge + r + 1.6
  const step = plate - 2 * r - 3.2
  return camera({
    island: {
      type: 'plate',
      x: edge,
      y: edge,
      w: plate,
      h: plate + 0.6,
      r: plate * 0.3,
      gloss: true,
    },
    lenses: column(x, edge + r + 1.9, r, 2, step),
    flashes: [[edge + plate * 0.77, edge + plate * 0.34, r * 0.35]],
    microphones: [[edge + plate * 0.77, edge + plate * 0.68, 0.5]],
  })
}
