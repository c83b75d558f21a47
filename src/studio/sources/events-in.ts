import ts from 'typescript'
import { typeIn } from './data-in.ts'
import type { Files } from './declarations.ts'
import type { Entry } from './entries.ts'

/**
 * What is said of the events of a machine where their type stands, by their names: who raises them, and when. Of one of
 * which nothing is said by itself, what is said of all of them.
 * @param setup the entries of the machine's `setup`
 */
export function eventsIn(setup: readonly Entry[], files: Files): Record<string, string> {
  const given = typeIn(setup, 'events', files)
  if (given === undefined || !ts.isTypeReferenceNode(given)) return {}
  const declared = files.find(given.typeName.getText(), given.getSourceFile())
  if (declared === undefined || !ts.isTypeAliasDeclaration(declared)) return {}
  return Object.fromEntries(saidOf(declared.type, files.textOf('', declared).doc))
}

/** Comments before the members of a union belong to no node: they are read from the text between two of them. */
function saidOf(type: ts.TypeNode, ofAll: string | null): [string, string][] {
  const members = ts.isUnionTypeNode(type) ? type.types : [type]
  const text = type.getSourceFile().text
  return members.flatMap((member, place) => {
    const from = members[place - 1]?.getEnd() ?? type.getFullStart()
    const before = text.slice(from, member.getStart())
    const own = /\/\*\*\s*(.*?)\s*\*\//s.exec(before)?.[1]?.replace(/\s*\n\s*\*?\s*/g, ' ')
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
