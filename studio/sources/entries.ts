import ts from 'typescript'
import type { Declared, Files } from './declarations.ts'

/** One property of an object literal. */
export type Entry = ts.ObjectLiteralElementLike

/** The declaration of an entry whose value is just a name. */
export function declarationOf(entry: Entry, files: Files): Declared | undefined {
  const name = ts.isShorthandPropertyAssignment(entry) ? entry.name : initializerOf(entry)
  return name && ts.isIdentifier(name) ? files.find(name.text, name.getSourceFile()) : undefined
}

/** The value of an entry, even if it is declared elsewhere. */
export function valueOf(entry: Entry, files: Files): ts.Expression | undefined {
  const declared = declarationOf(entry, files)
  return declared && ts.isVariableDeclaration(declared)
    ? declared.initializer
    : initializerOf(entry)
}

export const initializerOf = (entry: Entry): ts.Expression | undefined =>
  ts.isPropertyAssignment(entry) ? entry.initializer : undefined

/** The entries of an object, including those of spread objects. */
export function entriesOf(object: ts.Expression | undefined, files: Files): Entry[] {
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap((entry) => {
    if (!ts.isSpreadAssignment(entry)) return [entry]
    const { expression } = entry
    if (!ts.isIdentifier(expression)) return entriesOf(expression, files)
    const declared = files.find(expression.text, expression.getSourceFile())
    return declared && ts.isVariableDeclaration(declared)
      ? entriesOf(declared.initializer, files)
      : []
  })
}

export const nameOf = ({ name }: Entry): string =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''

export const entryIn = (entries: readonly Entry[], name: string): Entry | undefined =>
  entries.find((each) => nameOf(each) === name)

export function valueIn(
  entries: readonly Entry[],
  name: string,
  files: Files,
): ts.Expression | undefined {
  const entry = entryIn(entries, name)
  return entry && valueOf(entry, files)
}

/** One value, or those of a list. */
export function listOf(value: ts.Expression | undefined): readonly ts.Expression[] {
  if (value === undefined) return []
  return ts.isArrayLiteralExpression(value) ? value.elements : [value]
}
