import { fileStamp } from '#studio/app/file-stamp.ts'
import type { KnownWalk } from './walk.ts'

/**
 * The file name of a saved test: its machine, the state in which it ends and when it was saved, so that it replaces neither
 * another saved one nor, in the same folder, an exported one.
 */
export function savedTestName({ machine, path }: Pick<KnownWalk, 'machine' | 'path'>, now: Date) {
  const end = path.steps.at(-1)?.state ?? path.state
  const state = end.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-|-$/g, '')
  return `${machine}.${state}.${fileStamp(now)}.saved.spec.ts`
}
