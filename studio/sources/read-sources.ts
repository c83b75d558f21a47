import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { machinesFolder } from '#studio/shop/places.ts'
import { openFiles, type Declared, type Files } from './declarations.ts'
import { dataIn, inputsIn, outputsIn, type Reading } from './data-in.ts'
import {
  declarationOf,
  entriesOf,
  entryIn,
  initializerOf,
  nameOf,
  valueIn,
  type Entry,
} from './entries.ts'
import { eventsIn, payloadsIn } from './events-in.ts'
import { callsIn, type MachineSource, type Piece, type Sources } from './machine-source.ts'
import { declaredAround, gatherPieces, type Pieces } from './pieces.ts'
import { readCalls, readSchemas, readStatuses } from './read-calls.ts'
import { viewsIn } from './views-in.ts'

/**
 * The sources behind the names of every chart, read from the machines, and the views of their states.
 * @param root folder of the repository
 */
export function readSources(root: string): Sources {
  const files = openFiles(root)
  const paths = readdirSync(join(root, machinesFolder), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => path.endsWith('.ts'))
  const pieces = gatherPieces({
    files,
    isLeftOut: (declared) => machineOf(declared, files) !== null,
    findAnywhere: (name) =>
      paths.map((path) => files.find(name, files.read(join(machinesFolder, path)))).find(Boolean),
  })
  const views = viewsIn(root)
  const machines = paths
    .filter((path) => path.endsWith('.machine.ts'))
    .flatMap((path) => machinesIn(files.read(join(machinesFolder, path)), files))
    .map((machine): [string, MachineSource] => {
      const source = machineSource(machine, files, pieces)
      return [machine.id, { ...source, views: views.get(machine.id) ?? {} }]
    })
  const all = pieces.all()
  const actors = machines.flatMap(([, source]) => Object.values(source.actors))
  const calls = readCalls(root, [...actors, ...Object.values(all)].flatMap(callsIn))
  const contract =
    Object.keys(calls).length === 0
      ? { schemas: {}, statuses: {} }
      : { schemas: readSchemas(root), statuses: readStatuses(root) }
  return { machines: Object.fromEntries(machines), pieces: all, calls, ...contract }
}

type Machine = {
  id: string
  declaration: ts.VariableDeclaration
  setup: ts.Expression | undefined
  config: ts.Expression
}

/** The machines that a file declares: `const … = setup({ … }).createMachine({ id: … })`. */
function machinesIn(file: ts.SourceFile, files: Files): Machine[] {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap((declaration) => machineOf(declaration, files) ?? [])
}

function machineOf(declaration: Declared, files: Files): Machine | null {
  if (!ts.isVariableDeclaration(declaration)) return null
  const { initializer: created } = declaration
  if (created === undefined || !ts.isCallExpression(created)) return null
  const { expression: method, arguments: given } = created
  if (!ts.isPropertyAccessExpression(method) || method.name.text !== 'createMachine') return null
  const [config] = given
  const id = config && idIn(config)
  if (config === undefined || id === undefined) return null
  return { id, declaration, setup: setupOf(method.expression, files), config }
}

/** The argument of `setup`, which is called there or in a file of its own. */
function setupOf(called: ts.Expression, files: Files): ts.Expression | undefined {
  if (ts.isCallExpression(called)) return called.arguments[0]
  const declared = ts.isIdentifier(called) && files.find(called.text, called.getSourceFile())
  if (!declared || !ts.isVariableDeclaration(declared)) return undefined
  return declared.initializer && setupOf(declared.initializer, files)
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
): Omit<MachineSource, 'views'> {
  const { source: _, ...place } = files.textOf(declaration.name.getText(), declaration)
  const live = liveActors(declaration.getSourceFile(), files)
  const parts = entriesOf(setup, files)
  const reading = { files, pieces }
  const sourcesIn = (name: string) => {
    const entries = entriesOf(valueIn(parts, name, files), files)
    return Object.fromEntries(
      entries.map((entry) => [nameOf(entry), namedSource(entry, live, reading)] as const),
    )
  }
  return {
    ...place,
    guards: sourcesIn('guards'),
    actions: sourcesIn('actions'),
    actors: sourcesIn('actors'),
    delays: sourcesIn('delays'),
    inputs: Object.fromEntries(inputsIn(config, [], reading)),
    data: Object.fromEntries(dataIn(parts, config, reading)),
    outputs: Object.fromEntries(outputsIn(parts, config, reading)),
    events: eventsIn(parts, files),
    payloads: payloadsIn(parts, reading),
  }
}

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
  if (machineOf(declared, files) !== null) return { ...own, doc, uses: [] }
  return { ...elsewhere, doc, uses: pieces.namedIn(declared) }
}

/** Whether it is an actor whose logic is provided when the flow is started. */
function isPlaceholder(entry: Entry): boolean {
  if (!ts.isPropertyAssignment(entry)) return false
  const { initializer } = entry
  return ts.isCallExpression(initializer) && initializer.expression.getText() === 'unprovided'
}

/** The actors that `x.actors.ts` provides to the machine in `x.machine.ts`. */
function liveActors({ fileName }: ts.SourceFile, files: Files): Entry[] {
  const path = fileName.replace(/\.machine\.ts$/, '.actors.ts')
  if (!existsSync(path)) return []
  return files
    .read(path)
    .statements.filter(ts.isFunctionDeclaration)
    .flatMap((create) => returnedBy(create, files))
    .map((entry) => originOf(entry, files))
}

function returnedBy({ body }: ts.FunctionDeclaration, files: Files): Entry[] {
  const returns = body?.statements.filter(ts.isReturnStatement) ?? []
  return returns.flatMap(({ expression }) => entriesOf(expression, files))
}

/** For an actor that is one of those that another function creates, as in `codeActors.requestCode`, its entry there. */
function originOf(entry: Entry, files: Files): Entry {
  const taken = initializerOf(entry)
  if (taken === undefined || !ts.isPropertyAccessExpression(taken)) return entry
  const all = declaredAround(taken.expression.getText(), entry)
  const call = all && ts.isVariableDeclaration(all) ? all.initializer : undefined
  if (call === undefined || !ts.isCallExpression(call)) return entry
  const create = files.find(call.expression.getText(), entry.getSourceFile())
  if (create === undefined || !ts.isFunctionDeclaration(create)) return entry
  return entryIn(returnedBy(create, files), taken.name.text) ?? entry
}
