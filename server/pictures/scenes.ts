import { UnknownPicture } from './draw.ts'
import { BANNERS } from './scenes/banners.ts'
import { CATEGORIES } from './scenes/categories.ts'
import { EDITORIAL } from './scenes/editorial.ts'
import type { Ground, Scene } from './scenes/layout.ts'
import { paintScene } from './scenes/paint.ts'
import { Canvas } from './svg/canvas.ts'

const SCENES: Record<string, Scene> = { ...BANNERS, ...CATEGORIES, ...EDITORIAL }

/** Every composition's name. */
export const SCENE_NAMES: readonly string[] = Object.keys(SCENES)

/**
 * Natural size of a scene in pixels, and the colour token to put under it: scenes are transparent so that one
 * picture serves both themes, but for `sign-in` and `og-default`, which paint their own ground.
 *
 * @throws UnknownPicture when there is no such scene
 */
export function sceneInfo(name: string): { width: number; height: number; ground: Ground } {
  const { width, height, ground } = sceneNamed(name)
  return { width, height, ground }
}

export function hasScene(name: string): boolean {
  return Object.hasOwn(SCENES, name)
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
  const scene = sceneNamed(name)
  const shape = height === undefined ? scene.width / scene.height : width / height
  const w = Math.min(scene.width, scene.height * shape)
  const h = w / shape
  const canvas = new Canvas(prefix, width)
  const body = paintScene(canvas, scene, width / w)
  return canvas.document(body, [0, scene.height - h, w, h], width)
}

function sceneNamed(name: string): Scene {
  const scene = hasScene(name) ? SCENES[name] : undefined
  if (!scene) throw new UnknownPicture(`no scene ${name}`)
  return scene
}
