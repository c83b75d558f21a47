import type { Camera, HandsetModel } from '#demo/pictures/handset/model.ts'
import type { WallpaperKind } from '#demo/pictures/parts/wallpaper.ts'
import { rightButtons } from './arrangements.ts'

/** What distinguishes one Android phone from another; the rest is derived from it. */
export type PhoneLook = {
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

export const glossy = { finish: 'glossy' } as const
export const matte = { finish: 'matte' } as const
export const leather = { finish: 'leather' } as const
export const drop = { type: 'drop', r: 2.6 } as const

/** The whole description of a phone. */
export function phone(look: PhoneLook): HandsetModel {
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
    back: look.back ?? matte,
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
