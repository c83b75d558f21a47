import type { Piece, Sources } from '#studio/sources/machine-source.ts'

/** The keys of the pieces that one names, and of those that these name in turn, each once. */
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

/** What a piece says, in its comment and in itself. */
export const smallTextsOf = ({ source, doc }: Piece): string[] =>
  [source, doc ?? ''].map((text) => text.toLowerCase())
