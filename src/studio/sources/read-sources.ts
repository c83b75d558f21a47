import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { openFiles } from './declarations.ts'
import type { Declared, Files } from './declarations.ts'
import { inputKey } from './machine-source.ts'
import type { MachineSource, Piece, Sources } from './machine-source.ts'
import { gatherPieces, type Pieces } from './pieces.ts'

/**
 * What stands behind the names of every chart, read from the sources of the machines.
 * @param root folder of the repository
 */
export function readSources(root: string): Sources {
  const files = openFiles(root)
  const paths = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts'),
  )
  const pieces = gatherPieces({
    files,
    isLeftOut: (declared) => machineOf(declared) !== null,
    findAnywhere: (name) =>
      paths.map((path) => files.find(name, files.read(join('machines', path)))).find(Boolean),
  })
  const machines = paths
    .filter((path) => path.endsWith('.machine.ts'))
    .flatMap((path) => machinesIn(files.read(join('machines', path))))
    .map((machine) => [machine.id, machineSource(machine, files, pieces)] as const)
  return { machines: Object.fromEntries(machines), pieces: pieces.all() }
}

type Machine = {
  id: string
  declaration: ts.VariableDeclaration
  setup: ts.Expression | undefined
  config: ts.Expression
}

/** The machines that a file declares: `const … = setup({ … }).createMachine({ id: … })`. */
function machinesIn(file: ts.SourceFile): Machine[] {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap((declaration) => machineOf(declaration) ?? [])
}

function machineOf(declaration: Declared): Machine | null {
  if (!ts.isVariableDeclaration(declaration)) return null
  const { initializer: created } = declaration
  if (created === undefined || !ts.isCallExpression(created)) return null
  const { expression: method, arguments: given } = created
  if (!ts.isPropertyAccessExpression(method) || method.name.text !== 'createMachine') return null
  const [config] = given
  const id = config && idIn(config)
  if (config === undefined || id === undefined) return null
  const setup = ts.isCallExpression(method.expression) ? method.expression.arguments[0] : undefined
  return { id, declaration, setup, config }
}

function idIn(config: ts.Expression): string | undefined {
  if (!ts.isObjectLiteralExpression(config)) return undefined
  const id = config.properties.find((each) => nameOf(each) === 'id')
  const value = id && initializerOf(id)
  return value && ts.isStringLiteral(value) ? value.text : undefined
}

function machineSource(
  { declaration, setup, config }: Machine,
  files: Files,
  pieces: Pieces,
): MachineSource {
  const { source: _, ...place } = files.textOf(declaration.name.getText(), declaration)
  const live = liveActors(declaration.getSourceFile(), files)
  const parts = setup === undefined ? [] : entriesOf(setup, files)
  const sourcesIn = (name: string) => {
    const part = parts.find((each) => nameOf(each) === name)
    const entries = part === undefined ? [] : entriesOf(valueOf(part, files), files)
    return Object.fromEntries(
      entries.map((entry) => [nameOf(entry), namedSource(entry, live, { files, pieces })] as const),
    )
  }
  return {
    ...place,
    guards: sourcesIn('guards'),
    actions: sourcesIn('actions'),
    actors: sourcesIn('actors'),
    delays: sourcesIn('delays'),
    inputs: Object.fromEntries(inputsIn(config, [], { files, pieces })),
  }
}

/** What the actors of a state and of those within it are started with, by their keys; see `inputKey`. */
function inputsIn(
  state: ts.Expression | undefined,
  way: readonly string[],
  reading: Reading,
): [string, Piece][] {
  const { files, pieces } = reading
  const parts = entriesOf(state, files)
  const own = listOf(valueIn(parts, 'invoke', files)).flatMap((invocation): [string, Piece][] => {
    const entries = entriesOf(invocation, files)
    const input = entries.find((each) => nameOf(each) === 'input')
    const actor = valueIn(entries, 'id', files) ?? valueIn(entries, 'src', files)
    if (input === undefined || actor === undefined || !ts.isStringLiteral(actor)) return []
    const piece = { ...files.textOf('input', input), uses: pieces.namedIn(input) }
    return [[inputKey(way.join('.'), actor.text), piece]]
  })
  const inner = entriesOf(valueIn(parts, 'states', files), files).flatMap((entry) =>
    inputsIn(valueOf(entry, files), [...way, nameOf(entry)], reading),
  )
  return [...own, ...inner]
}

function valueIn(entries: readonly Entry[], name: string, files: Files): ts.Expression | undefined {
  const entry = entries.find((each) => nameOf(each) === name)
  return entry && valueOf(entry, files)
}

function listOf(value: ts.Expression | undefined): readonly ts.Expression[] {
  if (value === undefined) return []
  return ts.isArrayLiteralExpression(value) ? value.elements : [value]
}

type Entry = ts.ObjectLiteralElementLike

type Reading = { files: Files; pieces: Pieces }

function namedSource(entry: Entry, live: readonly Entry[], { files, pieces }: Reading): Piece {
  const name = nameOf(entry)
  const own = files.textOf(name, entry)
  const declared = declarationOf(entry, files)
  if (declared === undefined) {
    const work = isPlaceholder(entry) ? live.find((each) => nameOf(each) === name) : undefined
    if (work === undefined) return { ...own, uses: pieces.namedIn(entry) }
    const { doc, ...written } = files.textOf(name, work)
    const uses = [...pieces.namedIn(work), pieces.add(name, entry)]
    return { ...written, doc: own.doc ?? doc, uses }
  }
  const elsewhere = files.textOf(name, declared)
  const doc = own.doc ?? elsewhere.doc
  if (machineOf(declared) !== null) return { ...own, doc, uses: [] }
  return { ...elsewhere, doc, uses: pieces.namedIn(declared) }
}

/** Whether it is an actor whose work comes in when the flow is started. */
function isPlaceholder(entry: Entry): boolean {
  if (!ts.isPropertyAssignment(entry)) return false
  const { initializer } = entry
  return ts.isCallExpression(initializer) && initializer.expression.getText() === 'unprovided'
}

/** The actors that `x.actors.ts` gives to the machine in `x.machine.ts`. */
function liveActors({ fileName }: ts.SourceFile, files: Files): Entry[] {
  const path = fileName.replace(/\.machine\.ts$/, '.actors.ts')
  if (!existsSync(path)) return []
  return files
    .read(path)
    .statements.filter(ts.isFunctionDeclaration)
    .flatMap(({ body }) => body?.statements.filter(ts.isReturnStatement) ?? [])
    .flatMap(({ expression }) => entriesOf(expression, files))
}

/** The declaration of an entry whose value is but a name. */
function declarationOf(entry: Entry, files: Files): Declared | undefined {
  const name = ts.isShorthandPropertyAssignment(entry) ? entry.name : initializerOf(entry)
  return name && ts.isIdentifier(name) ? files.find(name.text, name.getSourceFile()) : undefined
}

function valueOf(entry: Entry, files: Files): ts.Expression | undefined {
  const declared = declarationOf(entry, files)
  return declared && ts.isVariableDeclaration(declared)
    ? declared.initializer
    : initializerOf(entry)
}

const initializerOf = (entry: Entry): ts.Expression | undefined =>
  ts.isPropertyAssignment(entry) ? entry.initializer : undefined

/** The entries of an object, those of objects spread in it, too. */
function entriesOf(object: ts.Expression | undefined, files: Files): Entry[] {
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

const nameOf = ({ name }: Entry): string =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''
