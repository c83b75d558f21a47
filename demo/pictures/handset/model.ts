import type { Canvas } from '#demo/pictures/svg/canvas.ts'
import type { RoundBox } from '#demo/pictures/svg/geometry.ts'
import type { Coating, Lens } from '#demo/pictures/parts/lens.ts'
import type { Finish } from '#demo/pictures/parts/surface.ts'
import type { WallpaperKind } from '#demo/pictures/parts/wallpaper.ts'

/** A phone or a tablet in millimeters; the origin is the top left corner of the back as seen from behind. */
export type HandsetModel = {
  width: number
  height: number
  thickness: number
  /** Corner radius of the outline and how continuous it is (1 arc … 1.4). */
  corner: number
  smooth: number
  frame: {
    /** Metal visible from the front or the back. */
    visible: number
    finish: 'matte' | 'polished'
    sides: 'flat' | 'round'
    /** Antenna lines across the frame. */
    bands: boolean
  }
  back: {
    finish: Finish
    /** Width of the edge that curves away. */
    curve?: number
    skin?: Skin
  }
  camera: Camera
  mark: { x: number; y: number; size: number } | null
  front: Front
  buttons: Button[]
  port: 'usb-c' | 'lightning'
  /** Share of the front hidden by the back in the hero picture. */
  overlap: number
  /** Tones that cannot be derived from the color's code. */
  tones?: Partial<Record<string, Partial<Tones>>>
}

/** What a color means for the parts. */
export type Tones = {
  back: string
  /** Lower end of a back that changes color from top to bottom. */
  bottom: string
  frame: string
  /** Camera island. */
  island: string
  /** Rings of the lenses. */
  metal: string
  /** Second color of a two-colored back. */
  accent: string
}

/** Draws what only one model has on its back, inside `outline`. */
export type Skin = (canvas: Canvas, model: HandsetModel, tones: Tones, outline: string) => string

export type Camera = {
  island: Island
  lenses: Lens[]
  /** x, y, radius. */
  flashes: Spot[]
  sensors: Spot[]
  microphones: Spot[]
  coating: Coating
  /** Width of a lens ring in tenths of its radius. */
  rim: number
  flush?: boolean
  shadow: number
  /** How far the island and the lenses protrude from the back. */
  islandRise: number
  lensRise: number
}

export type Spot = [x: number, y: number, r: number]

export type Island =
  | { type: 'none' }
  /** A raised plate; `dark` glass instead of the back's color, `rim` a metal edge, `gloss` a reflection. */
  | ({ type: 'plate'; dark?: boolean; rim?: boolean; gloss?: boolean; eye?: Spot } & IslandBox)
  /** The back itself rises smoothly. */
  | ({ type: 'hump' } & IslandBox)
  /** A metal bar with a pill of black glass. */
  | ({ type: 'bar'; rimWidth: number } & IslandBox)
  /** A round metal-rimmed glass. */
  | { type: 'disc'; cx: number; cy: number; r: number; rimWidth: number; dark?: boolean }

type IslandBox = { x: number; y: number; w: number; h: number; r: number; smooth?: number }

export type Front = {
  /** Top, right, bottom and left. */
  bezel: [number, number, number, number]
  /** Corner radius of the display. */
  corner: number
  cutout: Cutout
  wallpaper: WallpaperKind
  /** Hue of the wallpaper for grays, blacks and whites. */
  hue: number
  /** Text size on the lock screen relative to a phone's. */
  textScale?: number
  /** Distance of the date from the top, as a share of the width. */
  textTop?: number
  earpiece: boolean
  /** A crease across the middle of a folding display. */
  crease?: 'across' | 'down'
  /** Size of the opened device, if that is what the front shows. */
  opened?: { width: number; thickness: number }
}

export type Cutout =
  | { type: 'none' }
  /** Pill in the display: width, height, distance from the display's top. */
  | { type: 'pill'; w: number; h: number; top: number }
  | { type: 'notch'; w: number; h: number }
  | { type: 'drop'; r: number }
  | { type: 'hole'; x?: number; top: number; r: number }

/** Its long side as seen from the front, distance from the top, length, and how far it protrudes. */
export type Button = { side: 'left' | 'right'; y: number; length: number; rise?: number }

/** Bounds of the body, for outlines and shadows. */
export function bodyBox(model: HandsetModel): RoundBox & { r: number } {
  return { x: 0, y: 0, w: model.width, h: model.height, r: model.corner, smooth: model.smooth }
}

export function frontBox(model: HandsetModel): RoundBox & { r: number } {
  return { ...bodyBox(model), w: model.front.opened?.width ?? model.width }
}
