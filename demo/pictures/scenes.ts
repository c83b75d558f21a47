import { UnknownPicture, type DevicePicture } from './draw.ts'
import { banners } from './scenes/banners.ts'
import { demoCategories } from './scenes/categories.ts'
import { editorial } from './scenes/editorial.ts'
import type { Ground, Scene } from './scenes/layout.ts'
import { paintScene } from './scenes/paint.ts'
import { socialScene } from './scenes/social.ts'
import { stageScene } from './scenes/stage.ts'
import { Canvas } from './svg/canvas.ts'

const scenes: Record<string, Scene> = { ...banners, ...demoCategories, ...editorial }

/** The name of every composition that was made by hand; the stages of stories are made as they are named. */
export const sceneNames: readonly string[] = Object.keys(scenes)

/**
 * Natural size of a scene in pixels, and the color token to put under it: scenes are transparent so that one
 * picture serves both themes, but for `sign-in` and `og-default`, which paint their own ground.
 *
 * @throws UnknownPicture when there is no such scene
 */
export function sceneInfo(name: string): { width: number; height: number; ground: Ground } {
  const { width, height, ground } = sceneNamed(name)
  return { width, height, ground }
}

export function hasScene(name: string): boolean {
  return findScene(name) !== null
}

/**
 * A composition of devices as SVG; it contains no text, that is the page's.
 *
 * @param width in pixels
 * @param height in pixels; by default what the scene's own shape asks for. Another shape cuts the side it has too
 *   much of and keeps the lower edge and the left, where the devices stand
 * @throws UnknownPicture when there is no such scene
 */
export function drawScene(
  name: string,
  { width, height, prefix = 's' }: { width: number; height?: number; prefix?: string },
): string {
  return drawn(sceneNamed(name), { width, height, prefix })
}

/** The picture for links to a device's page, as SVG. @param width in pixels */
export function drawSocial(picture: DevicePicture, { width }: { width: number }): string {
  return drawn(socialScene(picture), { width, prefix: 's' })
}

type Size = { width: number; height?: number | undefined; prefix: string }

function drawn(scene: Scene, { width, height, prefix }: Size): string {
  const shape = height === undefined ? scene.width / scene.height : width / height
  const w = Math.min(scene.width, scene.height * shape)
  const h = w / shape
  const canvas = new Canvas(prefix, width)
  const body = paintScene(canvas, scene, width / w)
  return canvas.document(body, [0, scene.height - h, w, h], width)
}

function sceneNamed(name: string): Scene {
  const scene = findScene(name)
  if (!scene) throw new UnknownPicture(`no scene ${name}`)
  return scene
}

function findScene(name: string): Scene | null {
  return (Object.hasOwn(scenes, name) ? scenes[name] : undefined) ?? stageScene(name)
}
