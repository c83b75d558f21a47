import sharp from 'sharp'
import { drawDevice, type DevicePicture } from '#demo/pictures/draw.ts'
import { viewsOf, type DeviceView } from '#demo/pictures/kinds.ts'
import { between, faded, seen, type Look, type Raster } from './camera.ts'
import { webm, type FilmFrame } from './webm.ts'

export type FilmSubject = Pick<DevicePicture, 'kind' | 'model' | 'color'>

/** One view of the device with a camera move over it. */
type Shot = { view: DeviceView; from: Look; to: Look }

/** The width in pixels of the film, and of the pictures that the camera moves over. */
const frameSide = 576
const pictureSide = 800
const frameMs = 66
const shotMs = 1_800
const fadeMs = 460
/** A light background in both themes, as below every picture of a product (`plate-tint` of the light one). */
const ground = '#f1f5f5'

const whole: Look = { x: 0.5, y: 0.5, width: 1 }

const shotsByView: Record<DeviceView, Omit<Shot, 'view'>> = {
  hero: { from: whole, to: { x: 0.5, y: 0.49, width: 0.86 } },
  back: { from: { x: 0.5, y: 0.3, width: 0.6 }, to: { x: 0.5, y: 0.5, width: 1 } },
  front: { from: whole, to: { x: 0.5, y: 0.46, width: 0.8 } },
  side: { from: { x: 0.42, y: 0.5, width: 0.94 }, to: { x: 0.56, y: 0.5, width: 0.94 } },
  detail: { from: { x: 0.46, y: 0.46, width: 0.72 }, to: { x: 0.5, y: 0.5, width: 0.94 } },
  lineup: { from: { x: 0.5, y: 0.5, width: 0.8 }, to: whole },
}

/** A silent film of one device in one color, about two seconds per view: a WebM that every current browser plays. */
export async function drawFilm(subject: FilmSubject): Promise<Buffer> {
  const shots = viewsOf(subject.kind).map((view) => ({ view, ...shotsByView[view] }))
  const pictures = await Promise.all(shots.map(({ view }) => picture({ ...subject, view })))
  const durationMs = shots.length * shotMs
  const frames: FilmFrame[] = []
  for (let at = 0; at < durationMs; at += frameMs) {
    frames.push({ at, webp: await encoded(pixelsAt(shots, pictures, at)) })
  }
  return webm(frames, { width: frameSide, height: frameSide, durationMs })
}

/** The frame at a time: one shot, or the end of one fading into the next. */
function pixelsAt(shots: readonly Shot[], pictures: readonly Raster[], at: number): Buffer {
  const index = Math.floor(at / shotMs)
  const current = shotAt(shots, pictures, index, at)
  const untilNext = (index + 1) * shotMs - at
  if (untilNext >= fadeMs || index + 1 >= shots.length) return current
  return faded(current, shotAt(shots, pictures, index + 1, at), 1 - untilNext / fadeMs)
}

function shotAt(
  shots: readonly Shot[],
  pictures: readonly Raster[],
  index: number,
  at: number,
): Buffer {
  const [shot, raster] = [shots[index], pictures[index]]
  if (!shot || !raster) throw new Error(`a film has no shot ${index}`)
  const start = index * shotMs - fadeMs
  const share = Math.min(1, Math.max(0, (at - start) / (shotMs + fadeMs)))
  return seen(raster, between(shot.from, shot.to, share), frameSide)
}

async function picture(subject: DevicePicture): Promise<Raster> {
  const svg = Buffer.from(drawDevice({ ...subject, size: pictureSide }))
  const pixels = await sharp(svg).flatten({ background: ground }).removeAlpha().raw().toBuffer()
  return { side: pictureSide, pixels }
}

function encoded(pixels: Buffer): Promise<Buffer> {
  return sharp(pixels, { raw: { width: frameSide, height: frameSide, channels: 3 } })
    .webp({ quality: 56, effort: 1 })
    .toBuffer()
}
