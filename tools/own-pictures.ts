import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawnPictures } from '#demo/pictures/source.ts'
import { ownPictures } from '#domain/own-pictures.ts'
import { builtPicture } from '#server/platform/images/built-pictures.ts'
import { imageWidths } from '#server/platform/images/image-store.ts'

/** Draws the pictures of the shop itself into a folder, in every width. */
export async function drawOwnPictures(folder: string): Promise<void> {
  for (const address of Object.values(ownPictures)) {
    const path = address.replace('/images/', '')
    const draw = drawnPictures.find(path)
    if (draw === null) throw new Error(`there is no picture ${path}`)
    for (const width of imageWidths) {
      const file = join(folder, builtPicture(path, width))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, draw(width))
    }
  }
}
