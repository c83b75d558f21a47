import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { sourceFolders } from '#studio/shop/places.ts'
import type { SourceText } from './machine-source.ts'

/** A function, a class, a constant or a type at the top of a file. */
export type Declared =
  ts.FunctionDeclaration | ts.ClassDeclaration | ts.VariableDeclaration | DeclaredType

type DeclaredType = ts.TypeAliasDeclaration | ts.InterfaceDeclaration

export function isType(node: ts.Node): node is DeclaredType {
  return ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)
}

/** The files of the repository, each read and parsed once. */
export type Files = {
  /** @param path of the file, absolute or relative to the repository */
  read: (path: string) => ts.SourceFile
  /** The declaration of a name at the top of a file, there or in the file of `sourceFolders` from which it is imported. */
  find: (name: string, file: ts.SourceFile) => Declared | undefined
  /** The text of a piece, without the indentation of its first line. */
  textOf: (name: string, node: ts.Node) => SourceText
}

/** @param root folder of the repository */
export function openFiles(root: string): Files {
  const parsed = new Map<string, ts.SourceFile>()
  const tops = new Map<ts.SourceFile, Top>()

  const read = (path: string): ts.SourceFile => {
    const full = resolve(root, path)
    const file =
      parsed.get(full) ??
      ts.createSourceFile(full, readFileSync(full, 'utf8'), ts.ScriptTarget.Latest, true)
    parsed.set(full, file)
    return file
  }

  const lookUp = (name: string, file: ts.SourceFile): Declared | Imported | undefined => {
    const top = tops.get(file) ?? topOf(file)
    tops.set(file, top)
    return top.get(name)
  }

  const find = (name: string, file: ts.SourceFile): Declared | undefined => {
    const found = lookUp(name, file)
    if (found === undefined || !('from' in found)) return found
    const path = pathOf(found.from, file)
    return path === null ? undefined : find(found.name, read(path))
  }

  const pathOf = (from: string, { fileName }: ts.SourceFile): string | null => {
    if (from.startsWith('.')) return join(dirname(fileName), from)
    const isSource = sourceFolders.some((folder) => from.startsWith(`#${folder}/`))
    return isSource ? join(root, from.slice(1)) : null
  }

  const textOf = (name: string, node: ts.Node): SourceText => {
    const file = node.getSourceFile()
    const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node
    const start = file.getLineAndCharacterOfPosition(whole.getStart())
    const indentation = new RegExp(`^ {0,${start.character}}`, 'gm')
    return {
      name,
      doc: docOf(whole),
      source: whole.getText().replace(indentation, ''),
      file: relative(root, file.fileName).replaceAll('\\', '/'),
      line: start.line + 1,
    }
  }

  return { read, find, textOf }
}

type Imported = { name: string; from: string }

/** The declarations and imports of a file, by name. */
type Top = ReadonlyMap<string, Declared | Imported>

function topOf(file: ts.SourceFile): Top {
  return new Map(file.statements.flatMap(namesOf))
}

function namesOf(statement: ts.Statement): [string, Declared | Imported][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((each) => [each.name.getText(), each])
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [[statement.name?.text ?? '', statement]]
  if (isType(statement)) return [[statement.name.text, statement]]
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
    return []
  const { text: from } = statement.moduleSpecifier
  const bindings = statement.importClause?.namedBindings
  if (bindings === undefined || ts.isNamespaceImport(bindings)) return []
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    { name: (propertyName ?? name).text, from },
  ])
}

function docOf(node: ts.Node): string | null {
  const comment = ts.isParameter(node)
    ? ts.getJSDocParameterTags(node)[0]?.comment
    : ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment
  return ts.getTextOfJSDocComment(comment)?.replace(/\s*\n\s*/g, ' ') ?? null
}
