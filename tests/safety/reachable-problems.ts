import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

type Declared = { node: ts.Node; file: ts.SourceFile }

/**
 * The codes that the sources of the server name in what a handler calls, directly or indirectly, by the handler's
 * `operationId`. A code counts as reachable wherever it occurs as a string, so the result errs on the side of too many.
 */
export function reachableCodes(codes: ReadonlySet<string>): ReadonlyMap<string, Set<string>> {
  const handlers = globSync('server/features/*/*.handlers.ts').flatMap((path) =>
    handlersIn(read(path)),
  )
  return new Map(
    handlers.map(({ name, node, file }) => [name, codesBelow({ node, file }, codes, new Set())]),
  )
}

/** The codes that a function of the server names, directly or indirectly. */
export function codesOf(path: string, name: string, codes: ReadonlySet<string>): Set<string> {
  const found = find(name, read(path))
  if (found === null) throw new Error(`${path} declares no ${name}`)
  return codesBelow(found, codes, new Set())
}

/** The properties of the object that a `…Handlers` function returns. */
function handlersIn(file: ts.SourceFile): (Declared & { name: string })[] {
  const found: (Declared & { name: string })[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isReturnStatement(node) &&
      node.expression &&
      ts.isObjectLiteralExpression(node.expression)
    )
      for (const property of node.expression.properties)
        if (property.name && ts.isIdentifier(property.name))
          found.push({ name: property.name.text, node: property, file })
    if (!ts.isObjectLiteralExpression(node)) node.forEachChild(visit)
  }
  for (const statement of file.statements)
    if (ts.isFunctionDeclaration(statement) && statement.name?.text.endsWith('Handlers'))
      statement.forEachChild(visit)
  return found
}

function codesBelow(
  { node, file }: Declared,
  codes: ReadonlySet<string>,
  seen: Set<ts.Node>,
): Set<string> {
  const found = new Set<string>()
  if (seen.has(node)) return found
  seen.add(node)
  const follow = (declared: Declared | null) => {
    if (declared !== null) for (const code of codesBelow(declared, codes, seen)) found.add(code)
  }
  const visit = (at: ts.Node): void => {
    if (ts.isTypeNode(at)) return
    if (ts.isStringLiteral(at) && codes.has(at.text)) found.add(at.text)
    if (ts.isPropertyAccessExpression(at) && ts.isIdentifier(at.expression))
      follow(findMember(at.expression.text, at.name.text, file))
    if (ts.isIdentifier(at)) follow(find(at.text, file))
    at.forEachChild(visit)
  }
  visit(node)
  return found
}

const files = new Map<string, ts.SourceFile>()

function read(path: string): ts.SourceFile {
  const full = resolve(path)
  const file =
    files.get(full) ??
    ts.createSourceFile(full, readFileSync(full, 'utf8'), ts.ScriptTarget.Latest, true)
  files.set(full, file)
  return file
}

/** The declaration of a name at the top of a file, there or where it is imported from in the server. */
function find(name: string, file: ts.SourceFile): Declared | null {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name)
      return { node: statement, file }
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name) && declaration.name.text === name)
          return { node: declaration, file }
    const imported = importedFrom(statement)
    const bindings = imported?.clause.namedBindings
    if (imported && bindings && ts.isNamedImports(bindings))
      for (const { name: own, propertyName } of bindings.elements) {
        const source = own.text === name ? pathOf(imported.from, file) : null
        if (source !== null) return find((propertyName ?? own).text, read(source))
      }
  }
  return null
}

/** The declaration of `space.name`, where `space` is imported as a whole. */
function findMember(space: string, name: string, file: ts.SourceFile): Declared | null {
  for (const statement of file.statements) {
    const imported = importedFrom(statement)
    const bindings = imported?.clause.namedBindings
    if (!imported || !bindings || !ts.isNamespaceImport(bindings)) continue
    const source = bindings.name.text === space ? pathOf(imported.from, file) : null
    if (source !== null) return find(name, read(source))
  }
  return null
}

function importedFrom(statement: ts.Statement): { clause: ts.ImportClause; from: string } | null {
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return null
  const { importClause: clause, moduleSpecifier } = statement
  return ts.isStringLiteral(moduleSpecifier) ? { clause, from: moduleSpecifier.text } : null
}

function pathOf(from: string, { fileName }: ts.SourceFile): string | null {
  if (from.startsWith('.')) return join(dirname(fileName), from)
  return from.startsWith('#server/') ? from.slice(1) : null
}
