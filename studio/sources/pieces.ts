import ts from 'typescript'
import type { Declared, Files } from './declarations.ts'
import type { Piece } from './machine-source.ts'
import { namesIn } from './names-in.ts'

/** Collects what pieces of code reference, directly or indirectly, each once. */
export type Pieces = {
  /** The keys of what a piece references, without what it declares itself. */
  namedIn: (node: ts.Node) => string[]
  /** Adds a piece under a name. Returns its key. */
  add: (name: string, node: ts.Node) => string
  all: () => Record<string, Piece>
}

type Options = {
  files: Files
  /** Whether a declaration is shown elsewhere in the studio. */
  isLeftOut: (declared: Declared) => boolean
  /** Finds, at the top of any file, the declaration that a comment mentions. */
  findAnywhere: (name: string) => Declared | undefined
}

export function gatherPieces({ files, isLeftOut, findAnywhere }: Options): Pieces {
  const pieces = new Map<string, Piece>()

  const add = (name: string, node: ts.Node): string => {
    const text = files.textOf(name, node)
    const key = `${text.file}:${text.line} ${name}`
    if (pieces.has(key)) return key
    // It may reference itself, or what references it.
    const piece: Piece = { ...text, uses: [] }
    pieces.set(key, piece)
    piece.uses = ts.isParameter(node) ? namedInDoc(text.doc) : namedIn(node)
    return key
  }

  const namedIn = (node: ts.Node): string[] =>
    namesIn(node).flatMap((name) => {
      const within = declaredAround(name, node)
      if (within !== undefined) return [add(name, within)]
      const declared = files.find(name, node.getSourceFile())
      if (declared === undefined || declared === node || isLeftOut(declared)) return []
      return [add(declared.name?.getText() ?? name, declared)]
    })

  const namedInDoc = (doc: string | null): string[] =>
    [...(doc ?? '').matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => {
      const declared = findAnywhere(name)
      return declared === undefined || isLeftOut(declared) ? [] : [add(name, declared)]
    })

  return { namedIn, add, all: () => Object.fromEntries(pieces) }
}

/** The meaning of a name in the functions around a piece: a constant there, or a function passed as a parameter. */
export function declaredAround(
  name: string,
  node: ts.Node,
): ts.VariableDeclaration | ts.ParameterDeclaration | undefined {
  for (let around: ts.Node | undefined = node.parent; around; around = around.parent) {
    if (!ts.isFunctionLike(around)) continue
    const given = around.parameters.find((each) => each.name.getText() === name)
    if (given !== undefined)
      return given.type !== undefined && ts.isFunctionTypeNode(given.type) ? given : undefined
    const body = 'body' in around ? around.body : undefined
    if (body === undefined || !ts.isBlock(body)) continue
    const own = body.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find((each) => each.name.getText() === name)
    if (own !== undefined) return own
  }
  return undefined
}
