import type { Rolldown } from 'vite'

/** Whether an entry, static or dynamic, needs a module; its file is given by the end of its path. */
type IsNeededBy = (file: string) => boolean

/**
 * Keeps together what is loaded together anyway: a few files compress better than twenty, and take fewer requests.
 * @param wanted by the name of a file, whether a module belongs into it; `parts` is how many entries need the module. It
 *   belongs into the first file that wants it.
 */
export function sharedChunks(
  wanted: Record<string, (isNeededBy: IsNeededBy, parts: number) => boolean>,
): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, string[]>()
  const partsOf = (id: string, context: Rolldown.ChunkingContext) => {
    const parts = known.get(id) ?? [...partsWith(id, context)]
    known.set(id, parts)
    return parts
  }
  const groups = Object.entries(wanted).map(
    ([name, isWanted]) =>
      (id: string, context: Rolldown.ChunkingContext) => {
        const parts = partsOf(id, context)
        return isWanted((file) => parts.some((part) => part.endsWith(file)), parts.length)
          ? name
          : null
      },
  )
  return groups.map((name, place, { length }) => ({ name, priority: length - place }))
}

/** The entries, the main one or those of dynamic imports, that import a module statically. */
function partsWith(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
  parts = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return parts
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  if (importers.length === 0 || dynamicImporters.length > 0) parts.add(id)
  for (const importer of importers) partsWith(importer, context, seen, parts)
  return parts
}
