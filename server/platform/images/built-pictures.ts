import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureSource } from './image-store.ts'

/** The file of a picture in one width, below the folder of all. */
export const builtPicture = (path: string, width: number): string => `${path}@${width}.svg`

/** The pictures of the shop itself as the build has drawn them; none if there is no build. */
export function builtPictures(folder = 'dist/pictures'): PictureSource {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.svg'),
      )
    : []
  const hash = createHash('sha256')
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(folder, name)))
  const paths = new Set(names.map((name) => name.replace(/@\d+\.svg$/, '')))
  return {
    version: `built-${hash.digest('hex').slice(0, 12)}`,
    find: (path) =>
      paths.has(path)
        ? (width) => readFileSync(join(folder, builtPicture(path, width)), 'utf8')
        : null,
  }
}
