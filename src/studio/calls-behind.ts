import { callsIn, type Piece, type Sources } from './sources/machine-source.ts'
import { keysBelow } from './texts-behind.ts'

/** The calls to the API that a piece makes, itself or by what it names, each once; keys of `Sources.calls`. */
export function callsBehind(piece: Piece, { pieces }: Pick<Sources, 'pieces'>): string[] {
  const below = [...keysBelow(piece, pieces)].flatMap((key) => pieces[key] ?? [])
  return [...new Set([piece, ...below].flatMap(callsIn))]
}
