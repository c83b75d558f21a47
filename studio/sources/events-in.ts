import ts from 'typescript'
import { typeIn, type Reading } from './data-in.ts'
import type { Files } from './declarations.ts'
import type { Entry } from './entries.ts'
import type { Piece } from './machine-source.ts'

/**
 * The comments of a machine's events in their type, by their names: who sends them, and when. An event without a
 * comment gets that of the whole type.
 * @param setup the entries of the machine's `setup`
 */
export function eventsIn(setup: readonly Entry[], files: Files): Record<string, string> {
  const declared = declaredIn(setup, files)
  if (declared === undefined) return {}
  return Object.fromEntries(saidOf(declared.type, files.textOf('', declared).doc))
}

/** The types of a machine's events, by their names: their payloads. */
export function payloadsIn(
  setup: readonly Entry[],
  { files, pieces }: Reading,
): Record<string, Piece> {
  const declared = declaredIn(setup, files)
  if (declared === undefined) return {}
  return Object.fromEntries(
    membersOf(declared.type).flatMap((member) =>
      namesOf(member).map((name): [string, Piece] => [
        name,
        { ...files.textOf(name, member), doc: null, uses: pieces.namedIn(member) },
      ]),
    ),
  )
}

function declaredIn(setup: readonly Entry[], files: Files): ts.TypeAliasDeclaration | undefined {
  const given = typeIn(setup, 'events', files)
  if (given === undefined || !ts.isTypeReferenceNode(given)) return undefined
  const declared = files.find(given.typeName.getText(), given.getSourceFile())
  return declared !== undefined && ts.isTypeAliasDeclaration(declared) ? declared : undefined
}

const membersOf = (type: ts.TypeNode): readonly ts.TypeNode[] =>
  ts.isUnionTypeNode(type) ? type.types : [type]

/** Comments before the members of a union belong to no node: they are read from the text between two of them. */
function saidOf(type: ts.TypeNode, ofAll: string | null): [string, string][] {
  const members = membersOf(type)
  const text = type.getSourceFile().text
  return members.flatMap((member, place) => {
    const from = members[place - 1]?.getEnd() ?? type.getFullStart()
    const before = text.slice(from, member.getStart())
    const own = /\/\*\*[\s*]*(.*?)\s*\*\//s.exec(before)?.[1]?.replace(/\s*\n\s*\*?\s*/g, ' ')
    const said = own ?? ofAll
    return said === null ? [] : namesOf(member).map((name): [string, string] => [name, said])
  })
}

function namesOf(member: ts.TypeNode): string[] {
  if (!ts.isTypeLiteralNode(member)) return []
  const field = member.members.find((each) => each.name?.getText() === 'type')
  if (field === undefined || !ts.isPropertySignature(field) || field.type === undefined) return []
  const types = ts.isUnionTypeNode(field.type) ? field.type.types : [field.type]
  return types.flatMap((type) =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
  )
}
