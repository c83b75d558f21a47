import { access } from 'node:fs/promises'
import { join } from 'node:path'
import {
  digestOfSources,
  removeOtherVersions,
  warn,
  writeWhole,
} from '#server/platform/images/cached-files.ts'
import { deviceKinds, type DeviceKind } from '#demo/pictures/kinds.ts'
import { modelColors } from '#demo/pictures/models/colors.ts'
import { createWorkQueue } from '#server/platform/images/work-queue.ts'
import { drawFilm } from './films/film.ts'
import { listeningTest } from './sounds/listening-test.ts'

export type MediaStore = {
  /** The folder of the files. */
  root: string
  /** Generates a file unless it exists. Returns its path below `root`, or null if there is no such film or sound. */
  provide: (name: string) => Promise<string | null>
  /** Waits for running generators. */
  close: () => Promise<void>
}

const folder = 'made-'

/**
 * Films and sounds of the shop's products, generated on first request and cached on disk: `films/<kind>/<model>.webm`
 * and `sounds/listening-test.wav`. Several processes may share one folder.
 * @param version changes whenever the output changes; by default a digest of the sources
 */
export function createMediaStore({
  dir,
  version = digestOfSources(import.meta.dirname, join(import.meta.dirname, '../pictures')),
}: {
  dir: string
  version?: string
}): MediaStore {
  const root = join(dir, `${folder}${version}`)
  const queue = createWorkQueue(1, 0)
  const pending = new Map<string, Promise<void>>()
  void removeOtherVersions(dir, folder, version).catch(warn)

  const make = (name: string, work: () => Promise<Buffer>) => {
    const running = pending.get(name)
    if (running) return running
    const job = queue
      .urgent(async () => {
        if (!(await isThere(join(root, name)))) await writeWhole(join(root, name), await work())
      })
      .finally(() => pending.delete(name))
    pending.set(name, job)
    return job
  }

  return {
    root,
    provide: async (name) => {
      const work = recipeOf(name)
      if (!work) return null
      if (!(await isThere(join(root, name)))) await make(name, work)
      return name
    },
    close: () => queue.close(),
  }
}

/** Whether there is such a film or sound. */
export function hasMedia(name: string): boolean {
  return recipeOf(name) !== null
}

/** The single check between a URL and the disk: only known names pass. */
function recipeOf(name: string): (() => Promise<Buffer>) | null {
  if (name === 'sounds/listening-test.wav') return async () => listeningTest()
  const [, kind = '', model = ''] = /^films\/([\w-]+)\/([\w-]+)\.webm$/.exec(name) ?? []
  const known = deviceKinds.find((each): each is DeviceKind => each === kind)
  const colors =
    known && Object.hasOwn(modelColors[known], model) ? modelColors[known][model] : undefined
  const [color] = Object.keys(colors ?? {})
  return known && color !== undefined ? () => drawFilm({ kind: known, model, color }) : null
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
