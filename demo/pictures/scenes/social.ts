import { paintDevice, type DevicePicture } from '#demo/pictures/draw.ts'
import { Canvas } from '#demo/pictures/svg/canvas.ts'
import type { Scene } from './layout.ts'

const floor = 604
const tallest = 476
const widest = 580

/** One device in front of the shop's arch, 1200 × 630: the preview of a link to its page in a message (Open Graph). */
export function socialScene(picture: DevicePicture): Scene {
  const { w, h } = paintDevice(new Canvas('m', 1200), picture)
  const height = Math.min(tallest, (widest * h) / w)
  return {
    width: 1200,
    height: 630,
    ground: 'tint-firouzeh',
    fill: '#c9e9e6',
    girih: { color: '#00737a', opacity: 0.09, tile: 105 },
    arches: [{ cx: 600, top: 36, width: 660, bottom: 632, color: '#f1f9f8', line: '#7fc9c6' }],
    devices: [{ picture, cx: 600, bottom: floor, height }],
  }
}
