import { failureText } from '#studio/shop/texts.ts'
import { keysBelow } from './pieces-below.ts'
import { callsIn, type Call, type Piece, type Sources } from '#studio/sources/machine-source.ts'

/** The API calls that a piece makes, directly or through what it references, each once; keys of `Sources.calls`. */
export function callsBehind(piece: Piece, { pieces }: Pick<Sources, 'pieces'>): string[] {
  const below = [...keysBelow(piece, pieces)].flatMap((key) => pieces[key] ?? [])
  return [...new Set([piece, ...below].flatMap(callsIn))]
}

/** The machines that run an actor; several of them if it is shared. */
export function ownersOf({ file, line }: Piece, { machines }: Pick<Sources, 'machines'>): string[] {
  return Object.entries(machines).flatMap(([id, { actors }]) =>
    Object.values(actors).some((each) => each.file === file && each.line === line) ? [id] : [],
  )
}

/** Everything that the studio displays of a call, in lower case: the contract's text, its codes and their sentences. */
export function textsOfCall(name: string, { refusals, ...call }: Call): string[] {
  const { doc, parameters, sent, replies } = call
  const shapes = [sent, ...replies.map(({ body }) => body)].flatMap((shape) =>
    shape === null ? [] : [shape.type, shape.fields],
  )
  const problems = refusals.flatMap((code) => [code, failureText({ code })])
  return [name, doc, parameters, ...shapes, ...problems].map((text) => text.toLowerCase())
}
