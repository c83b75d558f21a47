import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { isType, type Declared, type Files } from './declarations.ts'
import { namesIn } from './names-in.ts'

const handlersFolder = 'server/features'

/**
 * The codes with which the server can refuse a call by its own rules: those that its handler names, and all that this
 * calls. What every call can be refused with, before its handler and after it, is not among them.
 * @param codes all there are
 * @returns by the operation's id, in the order of `codes`
 */
export function readRefusals<Code extends string>(
  root: string,
  files: Files,
  codes: readonly Code[],
): (operation: string) => Code[] {
  const handlers = new Map(
    readdirSync(join(root, handlersFolder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.handlers.ts'))
      .map((file) => files.read(join(handlersFolder, file)))
      .flatMap((file) => handlersIn(file)),
  )
  return (operation) => {
    const handler = handlers.get(operation)
    const named = handler === undefined ? new Set<string>() : wordsBehind(handler, files)
    return codes.filter((code) => named.has(code))
  }
}

/** The functions of a file that answer calls, by the ids of their operations. */
function handlersIn(file: ts.SourceFile): [string, ts.Node][] {
  const handlers: [string, ts.Node][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isFunctionLike(node.initializer))
      handlers.push([node.name.getText(), node.initializer])
    else if (ts.isMethodDeclaration(node)) handlers.push([node.name.getText(), node])
    else node.forEachChild(visit)
  }
  visit(file)
  return handlers
}

/** The texts that stand in a piece of the program, and in all that it names. */
function wordsBehind(start: ts.Node, files: Files): Set<string> {
  const words = new Set<string>()
  const seen = new Set<Declared>()
  const visit = (node: ts.Node): void => {
    for (const [, word = ''] of node.getText().matchAll(/'(\w+)'/g)) words.add(word)
    const file = node.getSourceFile()
    const named = namesIn(node).map((name) => files.find(name, file))
    const members = membersIn(node).map(([whole, name]) => files.findMember(whole, name, file))
    for (const declared of [...named, ...members]) {
      if (declared === undefined || isType(declared) || seen.has(declared)) continue
      seen.add(declared)
      visit(declared)
    }
  }
  visit(start)
  return words
}

/** What stands behind a name and a dot: `['carts', 'mergeCart']`. */
function membersIn(node: ts.Node): [whole: string, name: string][] {
  const members: [string, string][] = []
  const visit = (at: ts.Node): void => {
    if (ts.isPropertyAccessExpression(at) && ts.isIdentifier(at.expression))
      members.push([at.expression.text, at.name.text])
    at.forEachChild(visit)
  }
  visit(node)
  return members
}

const problemFile = 'server/problem.ts'

/** The status with which the server sends each of its codes. */
export function readStatuses(files: Files): Record<string, number> {
  const declared = files.find('statuses', files.read(problemFile))
  if (declared === undefined || !ts.isVariableDeclaration(declared))
    throw new Error(`No statuses in ${problemFile}`)
  const entries = Array.from(
    (declared.initializer?.getText() ?? '').matchAll(/(\w+): (\d+)/g),
    ([, code = '', status]) => [code, Number(status)] as const,
  )
  return Object.fromEntries(entries)
}
