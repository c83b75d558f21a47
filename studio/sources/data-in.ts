import ts from 'typescript'
import { isType, type Files } from './declarations.ts'
import { entriesOf, entryIn, listOf, nameOf, valueIn, valueOf, type Entry } from './entries.ts'
import { inputKey, type Piece } from './machine-source.ts'
import type { Pieces } from './pieces.ts'

export type Reading = { files: Files; pieces: Pieces }

type Way = readonly string[]
type Written = [key: string, piece: Piece]

/** The inputs of the actors of a state and its descendants, by their keys; see `inputKey`. */
export function inputsIn(state: ts.Expression | undefined, way: Way, reading: Reading): Written[] {
  const { files } = reading
  const invocations = listOf(valueIn(entriesOf(state, files), 'invoke', files))
  const own = invocations.flatMap((invocation): Written[] => {
    const entries = entriesOf(invocation, files)
    const input = entryIn(entries, 'input')
    const actor = valueIn(entries, 'id', files) ?? valueIn(entries, 'src', files)
    if (input === undefined || actor === undefined || !ts.isStringLiteral(actor)) return []
    return [[inputKey(way.join('.'), actor.text), pieceOf('input', input, reading)]]
  })
  return [...own, ...below(state, way, files).flatMap((each) => inputsIn(...each, reading))]
}

/**
 * A machine's input, by its type, and its initial context.
 * @param setup its parts
 */
export function dataIn(
  setup: readonly Entry[],
  config: ts.Expression,
  reading: Reading,
): Written[] {
  const { files } = reading
  const given = typeIn(setup, 'input', files)
  const context = entryIn(entriesOf(config, files), 'context')
  const data: Written[] = []
  if (given !== undefined) data.push(['input', typeOf('input', given, reading)])
  if (context !== undefined)
    data.push(['context', pieceOf('context', context, reading, typeIn(setup, 'context', files))])
  return data
}

/**
 * The outputs of a machine and its final states, by the paths of the states.
 * @param setup parts of the machine
 */
export function outputsIn(
  setup: readonly Entry[],
  config: ts.Expression,
  reading: Reading,
): Written[] {
  const { files } = reading
  const given = typeIn(setup, 'output', files)
  const outputOf = (state: ts.Expression | undefined, way: Way): Written[] => {
    const output = entryIn(entriesOf(state, files), 'output')
    const inner = below(state, way, files).flatMap((each) => outputOf(...each))
    if (output === undefined) return inner
    const type = way.length === 0 ? given : undefined
    return [[way.join('.'), pieceOf('output', output, reading, type)], ...inner]
  }
  return outputOf(config, [])
}

/** The states within one, each with its path. */
function below(
  state: ts.Expression | undefined,
  way: Way,
  files: Files,
): [state: ts.Expression | undefined, way: Way][] {
  return entriesOf(valueIn(entriesOf(state, files), 'states', files), files).map((entry) => [
    valueOf(entry, files),
    [...way, nameOf(entry)],
  ])
}

/** @param type the type of the piece, whose references are included */
function pieceOf(
  name: string,
  entry: Entry,
  { files, pieces }: Reading,
  type?: ts.TypeNode,
): Piece {
  const named = type === undefined ? [] : pieces.namedIn(type)
  return { ...files.textOf(name, entry), uses: [...pieces.namedIn(entry), ...named] }
}

/** The type of a part of the setup: `types: { part: {} as Type }`. */
export function typeIn(
  setup: readonly Entry[],
  part: string,
  files: Files,
): ts.TypeNode | undefined {
  const value = valueIn(entriesOf(valueIn(setup, 'types', files), files), part, files)
  return value !== undefined && ts.isAsExpression(value) ? value.type : undefined
}

/** The declaration of a named type; otherwise the type as it is written. */
function typeOf(part: string, type: ts.TypeNode, { files, pieces }: Reading): Piece {
  const name = ts.isTypeReferenceNode(type) ? type.getText() : ''
  const declared = files.find(name, type.getSourceFile())
  return declared !== undefined && isType(declared)
    ? { ...files.textOf(name, declared), uses: pieces.namedIn(declared) }
    : { ...files.textOf(part, type), uses: pieces.namedIn(type) }
}
