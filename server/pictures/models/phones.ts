import type { Camera, HandsetModel } from '../handset/model.ts'
import { flipCover, screwedCover, sideBand, transparent, upperBand } from '../handset/skins.ts'
import type { WallpaperKind } from '../parts/wallpaper.ts'
import { camera, column, rightButtons, square } from './arrangements.ts'
import { GALAXIES } from './galaxies.ts'
import { IPHONES } from './iphones.ts'

type Look = {
  size: [width: number, height: number, thickness: number]
  camera: Camera
  wallpaper: WallpaperKind
  hue: number
  corner?: number
  sides?: 'flat' | 'round'
  polished?: boolean
  back?: HandsetModel['back']
  bezel?: [number, number, number, number]
  cutout?: HandsetModel['front']['cutout']
  mark?: HandsetModel['mark']
  buttons?: HandsetModel['buttons']
  tones?: HandsetModel['tones']
  crease?: 'across'
}

const GLOSSY = { finish: 'glossy' } as const
const MATTE = { finish: 'matte' } as const
const LEATHER = { finish: 'leather' } as const
const DROP = { type: 'drop', r: 2.6 } as const

/** Seen through glass, a black or white inside is a middle grey. */
const NOTHING_TONES: HandsetModel['tones'] = {
  black: { back: '#3a3c40', frame: '#44464a', metal: '#2b2c2f' },
  white: { back: '#e6e7e8', frame: '#c9cacb', metal: '#8b8d92' },
  grey: { back: '#a9abae', frame: '#8f9194', metal: '#4a4c50' },
}

/** Sizes are the makers' specifications. */
const XIAOMI: Record<string, HandsetModel> = {
  'xiaomi-15-ultra': phone({
    size: [75.3, 161.3, 9.35],
    camera: camera({
      island: { type: 'disc', cx: 37.65, cy: 36.5, r: 28.2, rimWidth: 3.1 },
      lenses: [
        { x: 37.65, y: 20.6, r: 7.4, kind: 'periscope' },
        { x: 25.4, y: 37, r: 9.4 },
        { x: 49.4, y: 37, r: 7 },
        { x: 38.4, y: 53.4, r: 6 },
      ],
      flashes: [[53.6, 24.8, 1.9]],
      sensors: [[21.8, 24, 1.6]],
      coating: 'amber',
      rim: 0.9,
      shadow: 0.2,
      islandRise: 3.4,
    }),
    wallpaper: 'dunes',
    hue: 40,
    polished: true,
    back: { finish: 'leather', skin: upperBand(66, '#c2352c') },
    tones: {
      black: { frame: '#3c3d40', accent: '#232325', metal: '#b5b7bc' },
      white: { frame: '#c9cacc', accent: '#e9e8e6', metal: '#b9bbc0' },
      'silver-chrome': { back: '#1d1d1f', frame: '#bfc1c4', metal: '#b9bbc0', accent: '#c7c9cc' },
    },
  }),
  'xiaomi-15': phone({
    size: [71.2, 152.3, 8.08],
    corner: 11.4,
    camera: squarePlate(4.6, 4.8, 35.4, 6.6, { dark: true }),
    wallpaper: 'dunes',
    hue: 150,
    back: GLOSSY,
    bezel: [1.8, 1.8, 1.8, 1.8],
  }),
  'xiaomi-15t-pro': phone({
    size: [77.9, 162.7, 7.96],
    camera: squarePlate(5.4, 5.8, 39, 7.1, { rim: true }),
    wallpaper: 'waves',
    hue: 35,
    bezel: [1.9, 1.9, 1.9, 1.9],
  }),
  'xiaomi-15t': phone({
    size: [78, 163.2, 7.5],
    camera: squarePlate(5.4, 5.8, 38, 6.9, { rim: true }),
    wallpaper: 'petals',
    hue: 15,
    bezel: [1.9, 1.9, 1.9, 1.9],
  }),
  'xiaomi-14t': phone({
    size: [75.1, 160.5, 7.8],
    camera: squarePlate(5, 5.4, 37, 6.9, { rim: true }),
    wallpaper: 'ribbon',
    hue: 250,
    back: GLOSSY,
  }),
  'redmi-note-14-pro-plus': phone({
    size: [74.6, 162.5, 8.75],
    camera: squircle(37.3, 26.8, 39),
    wallpaper: 'petals',
    hue: 255,
    sides: 'round',
    back: { finish: 'glossy', curve: 7 },
    tones: { 'frost-blue': { bottom: '#8ea6c6' }, 'lavender-purple': { bottom: '#a99bcb' } },
  }),
  'redmi-note-14-pro': phone({
    size: [74.4, 162.3, 8.4],
    camera: squircle(37.2, 26.6, 38),
    wallpaper: 'petals',
    hue: 285,
    sides: 'round',
    back: { finish: 'glossy', curve: 7 },
    tones: { 'coral-green': { bottom: '#84aa9c' }, 'lavender-purple': { bottom: '#a195c9' } },
  }),
  'redmi-note-14': phone({
    size: [76.5, 163.3, 8.2],
    camera: squarePlate(4.8, 5, 37, 6.3, { dark: true }),
    wallpaper: 'waves',
    hue: 230,
    back: GLOSSY,
    bezel: [2.5, 2.3, 3.4, 2.3],
  }),
  'redmi-15': phone({
    size: [80.5, 169.5, 8.4],
    camera: camera({
      island: { type: 'plate', x: 5, y: 5.2, w: 34, h: 35, r: 9, rim: true },
      lenses: column(14.4, 14.4, 6.4, 2, 16.6),
      flashes: [[30.4, 14.4, 3.1]],
      sensors: [[30.4, 31, 3.2]],
    }),
    wallpaper: 'dunes',
    hue: 290,
    back: GLOSSY,
    bezel: [2.6, 2.4, 4.4, 2.4],
  }),
  'redmi-14c': phone({
    size: [77.8, 171.9, 8.2],
    camera: centredDisc(38.9, 30.6, 22),
    wallpaper: 'waves',
    hue: 260,
    back: GLOSSY,
    bezel: [3, 2.8, 5.6, 2.8],
    cutout: DROP,
  }),
  'redmi-a5': phone({
    size: [77.8, 171.7, 8.3],
    camera: camera({
      island: { type: 'plate', x: 5.4, y: 6.2, w: 18, h: 42, r: 9, smooth: 1.05, rim: true },
      lenses: column(14.4, 15.2, 6.6, 2, 17),
      flashes: [[14.4, 43, 2.2]],
    }),
    wallpaper: 'orb',
    hue: 70,
    back: GLOSSY,
    bezel: [3, 2.8, 5.6, 2.8],
    cutout: DROP,
  }),
  'poco-f7-ultra': phone({
    size: [75, 160.3, 8.4],
    camera: sideDisc(24, 24.8, 19.6, 3),
    wallpaper: 'ribbon',
    hue: 95,
    back: GLOSSY,
    tones: { black: { bottom: '#1c1d1f', accent: '#f2cb3c' } },
  }),
  'poco-f7-pro': phone({
    size: [75, 160.3, 8.1],
    camera: sideDisc(24, 24.8, 19.4, 2),
    wallpaper: 'ribbon',
    hue: 245,
    back: GLOSSY,
  }),
  'poco-f7': phone({
    size: [77.9, 163.1, 8.2],
    camera: oblong(14.6, 16.4, 7.4),
    wallpaper: 'ribbon',
    hue: 95,
    back: GLOSSY,
    tones: { 'cyber-silver': { accent: '#7f858d' } },
  }),
  'poco-x7-pro': phone({
    size: [75.2, 160.8, 8.3],
    camera: oblong(14.6, 16.4, 7.2),
    wallpaper: 'ribbon',
    hue: 95,
    back: { finish: 'leather', skin: sideBand(46, 14) },
    tones: {
      yellow: { frame: '#2b2b2d', accent: '#26272a' },
      black: { frame: '#2b2b2d', accent: '#1c1d1f' },
      green: { accent: '#8fb092' },
    },
  }),
  'poco-x7': phone({
    size: [74.4, 162.3, 8.4],
    camera: squircle(37.2, 26.4, 37),
    wallpaper: 'ribbon',
    hue: 100,
    sides: 'round',
    back: { finish: 'matte', curve: 5, skin: upperBand(54) },
    tones: {
      black: { accent: '#f2c500' },
      silver: { accent: '#9ea5ae' },
      green: { accent: '#6f8f80' },
    },
  }),
  'poco-m7-pro': phone({
    size: [75.7, 162.4, 8],
    camera: squarePlate(5, 5.4, 35, 6.3, { gloss: true, two: true }),
    wallpaper: 'petals',
    hue: 120,
    back: GLOSSY,
    bezel: [2.5, 2.3, 3.6, 2.3],
  }),
  'poco-c75': phone({
    size: [77.8, 171.9, 8.2],
    camera: centredDisc(38.9, 30.6, 22),
    wallpaper: 'ribbon',
    hue: 85,
    back: GLOSSY,
    bezel: [3, 2.8, 5.6, 2.8],
    cutout: DROP,
  }),
}

const HONOR: Record<string, HandsetModel> = {
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
    camera: centredDisc(37.95, 30, 21.6, 2),
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
    back: GLOSSY,
    bezel: [2.4, 2.1, 3.4, 2.1],
  }),
}

const NOTHING: Record<string, HandsetModel> = {
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
    tones: NOTHING_TONES,
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
    tones: NOTHING_TONES,
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
    tones: NOTHING_TONES,
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

const GOOGLE: Record<string, HandsetModel> = {
  'pixel-10-pro-xl': pixel([76.6, 162.8, 8.5], 3, 'petals', 12.6, true),
  'pixel-10-pro': pixel([72, 152.8, 8.5], 3, 'petals', 12.2, true),
  'pixel-10': pixel([72, 152.8, 8.6], 3, 'waves', 12.2),
  'pixel-9': pixel([72, 152.8, 8.5], 2, 'petals', 12.2),
  'pixel-9a': phone({
    size: [73.3, 154.7, 8.9],
    corner: 12,
    camera: camera({
      island: { type: 'plate', x: 7.4, y: 10.6, w: 35, h: 15.4, r: 7.7, dark: true, smooth: 1.05 },
      lenses: [
        { x: 15.6, y: 18.3, r: 6.2 },
        { x: 29, y: 18.3, r: 6.2 },
      ],
      flashes: [[37.8, 18.3, 1.5]],
      flush: true,
      shadow: 0,
      islandRise: 0.4,
      lensRise: 0.1,
    }),
    wallpaper: 'petals',
    hue: 290,
    mark: { x: 35.9, y: 80, size: 4.2 },
    bezel: [3.4, 3.4, 3.8, 3.4],
  }),
}

const OTHERS: Record<string, HandsetModel> = {
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
    back: LEATHER,
  }),
  'moto-g15': phone({
    size: [76.2, 165.7, 8.2],
    camera: squareHump(6.2, 7.2, 33),
    wallpaper: 'waves',
    hue: 145,
    back: LEATHER,
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
    back: GLOSSY,
    bezel: [3.2, 3, 6.4, 3],
    cutout: DROP,
    mark: { x: 37, y: 84, size: 4 },
  }),
}

/** Every phone, by model key. */
export const PHONES: Record<string, HandsetModel> = {
  ...IPHONES,
  ...GALAXIES,
  ...XIAOMI,
  ...HONOR,
  ...NOTHING,
  ...GOOGLE,
  ...OTHERS,
}

function phone(look: Look): HandsetModel {
  const [width, height, thickness] = look.size
  const bezel = look.bezel ?? [2.1, 1.9, 2.4, 1.9]
  const corner = look.corner ?? 9.8
  return {
    width,
    height,
    thickness,
    corner,
    smooth: 1.3,
    frame: {
      visible: look.sides === 'round' ? 0.9 : 1.15,
      finish: look.polished ? 'polished' : 'matte',
      sides: look.sides ?? 'flat',
      bands: true,
    },
    back: look.back ?? MATTE,
    camera: look.camera,
    mark: look.mark === undefined ? { x: width / 2 - 0.6, y: height * 0.88, size: 3 } : look.mark,
    front: {
      bezel,
      corner: corner - bezel[1] + 0.2,
      cutout: look.cutout ?? { type: 'hole', top: 4.2, r: 1.8 },
      wallpaper: look.wallpaper,
      hue: look.hue,
      earpiece: true,
      crease: look.crease,
    },
    buttons: look.buttons ?? rightButtons(height * 0.24),
    port: 'usb-c',
    overlap: 0.23,
    tones: look.tones,
  }
}

type PlateLook = { dark?: boolean; rim?: boolean; gloss?: boolean; two?: boolean }

/** Three lenses and the flash on a rounded square at the top left. */
function squarePlate(x: number, y: number, size: number, r: number, look: PlateLook): Camera {
  return camera({
    island: { type: 'plate', x, y, w: size, h: size, r: size * 0.29, ...look },
    ...square(x + size / 2, y + size / 2, size * 0.47, r, { second: 'violet', two: look.two }),
    rim: look.dark ? 0.9 : 1.3,
    shadow: look.dark ? 0.2 : 0.35,
    islandRise: 2,
  })
}

/** The same, grown smoothly out of the back. */
function squareHump(x: number, y: number, size: number): Camera {
  return camera({
    island: { type: 'hump', x, y, w: size, h: size, r: size * 0.28 },
    ...square(x + size / 2, y + size / 2, size * 0.48, size * 0.186, {
      second: 'violet',
      flash: 3,
    }),
    rim: 1.5,
  })
}

/** A dark rounded square in the middle of the back's upper part. */
function squircle(cx: number, cy: number, size: number): Camera {
  return camera({
    island: {
      type: 'plate',
      x: cx - size / 2,
      y: cy - size / 2,
      w: size,
      h: size,
      r: size * 0.41,
      dark: true,
      rim: true,
      gloss: true,
    },
    ...square(cx, cy, size * 0.46, size * 0.18, { second: 'violet', flash: size * 0.08 }),
    coating: 'violet',
    rim: 1.1,
    shadow: 0.25,
    islandRise: 2.2,
  })
}

/** A large round glass in the middle: two to three lenses and the flash. */
function centredDisc(cx: number, cy: number, r: number, lenses = 3): Camera {
  const step = r * 0.84
  const corners = square(cx, cy, step, r * 0.31, { two: lenses === 2 })
  return camera({
    island: { type: 'disc', cx, cy, r, rimWidth: 1.8 },
    ...corners,
    sensors: lenses === 2 ? [[cx - step / 2, cy + step / 2, r * 0.2]] : [],
    rim: 0.9,
    shadow: 0.2,
    islandRise: 1.8,
    lensRise: 0.8,
  })
}

/** A round glass at the left, the flash outside it (POCO F7). */
function sideDisc(cx: number, cy: number, r: number, lenses: 2 | 3): Camera {
  const [a, b] = [r * 0.42, r * 0.36]
  return camera({
    island: { type: 'disc', cx, cy, r, rimWidth: 1.7 },
    lenses: [
      { x: cx - a, y: cy - b, r: b },
      { x: cx + a, y: cy - b, r: b },
      ...(lenses === 3 ? [{ x: cx, y: cy + r * 0.45, r: b, kind: 'periscope' as const }] : []),
    ],
    sensors: lenses === 2 ? [[cx, cy + r * 0.42, r * 0.16]] : [],
    flashes: [[cx + r + 6.4, cy - r + 6, 2.2]],
    rim: 0.9,
    shadow: 0.2,
    islandRise: 2,
  })
}

/** Two lenses on an upright oblong glass (POCO F7, X7 Pro). */
function oblong(x: number, y: number, r: number): Camera {
  return camera({
    island: {
      type: 'plate',
      x: x - r - 2.4,
      y: y - r - 2.4,
      w: 2 * r + 4.8,
      h: 4 * r + 10,
      r: r + 2.4,
      dark: true,
      rim: true,
      smooth: 1.05,
    },
    lenses: column(x, y, r, 2, 2 * r + 5),
    flashes: [[x + r + 7.6, y, 2.2]],
    rim: 0.9,
    shadow: 0.2,
    islandRise: 1.8,
  })
}

/** The broad-shouldered island of the Honor 400 series. */
function trapezoid(lenses: 2 | 3): Camera {
  return camera({
    island: { type: 'plate', x: 6, y: 7, w: 40, h: 38, r: 15, rim: true, gloss: true, smooth: 1.2 },
    lenses: [
      { x: 18, y: 18.6, r: 7.6 },
      ...(lenses === 3 ? [{ x: 35, y: 18.6, r: 6.2, kind: 'periscope' as const }] : []),
      { x: lenses === 3 ? 26.4 : 33.4, y: 33.4, r: lenses === 3 ? 6.2 : 6.6 },
    ],
    flashes: [lenses === 3 ? [37.6, 32.6, 1.9] : [34.4, 17.4, 2.3]],
    rim: 1.2,
    shadow: 0.3,
    islandRise: 2.2,
  })
}

/** Google's bar across the back; Pro models have polished sides and a matte back. */
function pixel(
  size: Look['size'],
  lenses: 2 | 3,
  wallpaper: WallpaperKind,
  corner: number,
  pro = false,
): HandsetModel {
  const [width] = size
  const x = 4.8
  const w = width - 2 * x
  const y = 12.6
  const h = 22.4
  const cy = y + h / 2
  const first = x + 12
  return phone({
    size,
    corner,
    camera: camera({
      island: { type: 'bar', x, y, w, h, r: h / 2, rimWidth: 2.1 },
      lenses: Array.from({ length: lenses }, (_, i) => ({
        x: first + i * 13,
        y: cy,
        r: 6.3,
        coating: i === 1 ? ('violet' as const) : undefined,
        kind: i === 2 ? ('periscope' as const) : undefined,
      })),
      flashes: [[x + w - 11.6, cy - 3.8, 2.1]],
      sensors: [[x + w - 11.6, cy + 4, 1.9]],
      flush: true,
      shadow: 0,
      islandRise: 3.2,
      lensRise: 0.1,
    }),
    wallpaper,
    hue: 250,
    polished: pro,
    back: pro ? MATTE : GLOSSY,
    mark: { x: width / 2 - 0.8, y: size[1] * 0.53, size: 4.2 },
    bezel: [2.3, 2.3, 2.4, 2.3],
    buttons: [
      { side: 'right', y: size[1] * 0.25, length: 9.5 },
      { side: 'right', y: size[1] * 0.35, length: 20 },
    ],
  })
}
