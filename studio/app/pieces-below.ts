import type { Piece, Sources } from '#studio/sources/machine-source.ts'

/** The keys of the pieces that one references, directly or indirectly, each once. */
export function keysBelow({ uses }: Piece, pieces: Sources['pieces']): ReadonlySet<string> {
  const keys = new Set<string>()
  const visit = (key: string): void => {
    if (keys.has(key)) return
    keys.add(key)
    for (const next of pieces[key]?.uses ?? []) visit(next)
  }
  for (const key of uses) visit(key)
  return keys
}

/** The text of a piece: its comment and its source. */
export const smallTextsOf = ({ source, doc }: Piece): string[] =>
  [source, doc ?? ''].map((text) => text.toLowerCase())
