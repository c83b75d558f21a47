import { digestOfSources } from '#server/platform/images/cached-files.ts'
import type { PictureSource } from '#server/platform/images/image-store.ts'
import { drawDevice, findDevicePicture } from './draw.ts'
import { drawScene, drawSocial, hasScene } from './scenes.ts'

/**
 * The drawn pictures of the demo's products by their paths: `<kind>/<model>/<view>/<color>`, the same under `social/`
 * for the preview of a link, and `scene/<name>`.
 */
export const drawnPictures: PictureSource = {
  version: digestOfSources(import.meta.dirname),
  find: (path) => {
    const [kind = '', model = '', view = '', color = '', ...rest] = path.split('/')
    if (kind === 'scene') {
      const name = path.slice('scene/'.length)
      return hasScene(name) ? (width) => drawScene(name, { width }) : null
    }
    if (kind === 'social') {
      const [last = ''] = rest
      const picture = rest.length === 1 ? findDevicePicture(model, view, color, last) : null
      return picture && ((width) => drawSocial(picture, { width }))
    }
    const picture = rest.length === 0 ? findDevicePicture(kind, model, view, color) : null
    return picture && ((size) => drawDevice({ ...picture, size }))
  },
}
