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

/** The names of all hand-made compositions; the stages of stories are generated from their names. */
export const sceneNames: readonly string[] = Object.keys(scenes)

/**
 * The natural size of a scene in pixels, and the color token for its background: scenes are transparent so that one
 * picture serves both themes, except `sign-in` and `og-default`, which paint their own background.
 *
 * @throws UnknownPicture if there is no such scene
 */
export function sceneInfo(name: string): { width: number; height: number; ground: Ground } {
  const { width, height, ground } = sceneNamed(name)
  return { width, height, ground }
}

export function hasScene(name: string): boolean {
  return findScene(name) !== null
}

/**
 * A composition of devices as SVG; it contains no text, which belongs to the page.
 *
 * @param width in pixels
 * @param height in pixels; by default in the scene's own proportions. Other proportions crop the excess but keep the
 * lower edge and the left, where the devices are
 * @throws UnknownPicture if there is no such scene
 */
export function drawScene(
  name: string,
  { width, height, prefix = 's' }: { width: number; height?: number; prefix?: string },
): string {
  return drawn(sceneNamed(name), { width, height, prefix })
}

/** The preview picture for links to a product's page, as SVG. @param width in pixels */
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
