import ts from 'typescript'

/** A single change of one source file that some test has to notice. */
export type Mutant = {
  /** File, kind and place; the same as long as the place is. */
  id: string
  file: string
  kind: MutantKind
  /** From the first line on. */
  line: number
  /** The range of the text that is replaced. */
  start: number
  end: number
  replacement: string
}

export type MutantKind =
  | 'guard dropped'
  | 'guard always true'
  | 'guard always false'
  | 'onError dropped'
  | 'onDone dropped'
  | 'event dropped'
  | 'actions dropped'
  | 'tags dropped'
  | 'comparison changed'
  | 'arithmetic changed'
  | 'logic changed'
  | 'condition negated'
  | 'alert dropped'
  | 'alert role dropped'
  | 'disabled dropped'
  | 'busy dropped'
  | 'sent event dropped'
  | 'input changed'
  | 'payload changed'
  | 'target changed'
  | 'guards swapped'
  | 'assign dropped'
  | 'key not renewed'
  | 'other item taken'

type Change = { kind: MutantKind; place: string; node: ts.Node; replacement: string | null }
type Mutator = (node: ts.Node) => Change[]

/**
 * All mutants of a chart: its guards and their order, its answers to actors and events, its targets, actions and tags,
 * what it invokes actors with, what its events carry, and what it assigns.
 */
export function chartMutants(file: string, text: string): Mutant[] {
  return mutantsOf(file, text, [
    droppedProperties,
    droppedEvents,
    constantGuards,
    changedTargets,
    swappedGuards,
    droppedFields,
    keptKeys,
    otherItems,
  ])
}

/** All mutants of a pure rule: its comparisons, arithmetic, logic and conditions, and the items that it takes of lists. */
export function ruleMutants(file: string, text: string): Mutant[] {
  return mutantsOf(file, text, [changedOperators, negatedConditions, otherItems])
}

/** All mutants of a view: its alerts, what it switches off, the events that it sends and what they carry. */
export function viewMutants(file: string, text: string): Mutant[] {
  return mutantsOf(file, text, [
    droppedAlerts,
    droppedAttributes,
    droppedSends,
    droppedFields,
    otherItems,
  ])
}

/** The text of the file with the change in it. */
export function mutate(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

function mutantsOf(file: string, text: string, mutators: readonly Mutator[]): Mutant[] {
  const scriptKind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind)
  const changes: Change[] = []
  const visit = (node: ts.Node) => {
    changes.push(...mutators.flatMap((mutator) => mutator(node)))
    node.forEachChild(visit)
  }
  visit(source)
  const seen = new Map<string, number>()
  return changes.map(({ kind, place, node, replacement }) => {
    const name = `${file}: ${kind}: ${place}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return {
      id: times === 1 ? name : `${name} (${times})`,
      file,
      kind,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      start: node.getStart(),
      end: replacement === null ? endWithComma(text, node) : node.end,
      replacement: replacement ?? '',
    }
  })
}

const droppable: Record<string, MutantKind> = {
  guard: 'guard dropped',
  onError: 'onError dropped',
  onDone: 'onDone dropped',
  actions: 'actions dropped',
  entry: 'actions dropped',
  exit: 'actions dropped',
  tags: 'tags dropped',
}

function droppedProperties(node: ts.Node): Change[] {
  if (!ts.isPropertyAssignment(node)) return []
  const kind = droppable[nameOf(node)]
  if (kind === undefined || !ownersOf(node).includes('createMachine')) return []
  return [{ kind, place: pathOf(node), node, replacement: null }]
}

function droppedEvents(node: ts.Node): Change[] {
  if (!ts.isPropertyAssignment(node) || ownersOf(node)[0] !== 'on') return []
  return [{ kind: 'event dropped', place: pathOf(node), node, replacement: null }]
}

function constantGuards(node: ts.Node): Change[] {
  if (!ts.isPropertyAssignment(node) || ownersOf(node)[0] !== 'guards') return []
  const place = nameOf(node)
  return [true, false].map((answer) => ({
    kind: answer ? 'guard always true' : 'guard always false',
    place,
    node: node.initializer,
    replacement: `() => ${answer}`,
  }))
}

/** A target that is the name of a state becomes the next of its siblings. */
function changedTargets(node: ts.Node): Change[] {
  if (!ts.isStringLiteral(node) || !ts.isPropertyAssignment(node.parent)) return []
  const owners = ownersOf(node.parent)
  const isTarget = nameOf(node.parent) === 'target' || owners[0] === 'on'
  if (!isTarget || !owners.includes('createMachine')) return []
  const siblings = siblingStates(node)
  const place = siblings.indexOf(node.text)
  const other = siblings[(place + 1) % siblings.length]
  if (place < 0 || other === undefined || other === node.text) return []
  const kind = 'target changed'
  return [{ kind, place: `${pathOf(node.parent)} ${node.text}`, node, replacement: `'${other}'` }]
}

/** The names of the states among which the source of a transition is. */
function siblingStates(node: ts.Node): string[] {
  for (let owner = node.parent; !ts.isSourceFile(owner); owner = owner.parent)
    if (ts.isPropertyAssignment(owner) && nameOf(owner) === 'states')
      return ts.isObjectLiteralExpression(owner.initializer)
        ? owner.initializer.properties.filter(ts.isPropertyAssignment).map(nameOf)
        : []
  return []
}

/** Of several transitions for one event the first two change places. */
function swappedGuards(node: ts.Node): Change[] {
  if (!ts.isArrayLiteralExpression(node) || !ts.isPropertyAssignment(node.parent)) return []
  const [first, second, ...others] = node.elements
  const isTransition =
    first !== undefined && ts.isObjectLiteralExpression(first) && hasProperty(first, 'guard')
  if (!isTransition || second === undefined) return []
  const texts = [second, first, ...others].map((each) => each.getText())
  const place = pathOf(node.parent)
  return [{ kind: 'guards swapped', place, node, replacement: `[${texts.join(', ')}]` }]
}

/**
 * Leaves out one field of what an actor is invoked with (`input`), of an event that is sent or emitted, or of an
 * assignment.
 */
function droppedFields(node: ts.Node): Change[] {
  if (!ts.isObjectLiteralExpression(node)) return []
  const kind = kindOfObject(node)
  if (kind === null) return []
  return node.properties
    .filter((field) => ts.isPropertyAssignment(field) || ts.isShorthandPropertyAssignment(field))
    .filter((field) => field.name.getText() !== 'type')
    .map((field) => ({
      kind,
      place: `${placeOf(node)} ${field.name.getText()}`,
      node: field,
      replacement: null,
    }))
}

function kindOfObject(node: ts.ObjectLiteralExpression): MutantKind | null {
  const holder = holderOf(node)
  if (ts.isPropertyAssignment(holder))
    return nameOf(holder) === 'input' && ownersOf(holder)[0] === 'invoke' ? 'input changed' : null
  if (!ts.isCallExpression(holder)) return null
  const callee = holder.expression.getText()
  if (callee === 'assign') return 'assign dropped'
  return /^(emit|raise|sendTo)$|\bsend$/.test(callee) && hasProperty(node, 'type')
    ? 'payload changed'
    : null
}

/** What an object literal is the value or the argument of, or a function that returns it. */
function holderOf(node: ts.ObjectLiteralExpression): ts.Node {
  let holder: ts.Node = node.parent
  while (
    ts.isParenthesizedExpression(holder) ||
    ts.isArrowFunction(holder) ||
    ts.isReturnStatement(holder) ||
    ts.isBlock(holder)
  )
    holder = holder.parent
  return holder
}

function placeOf(node: ts.ObjectLiteralExpression): string {
  for (let owner: ts.Node = node.parent; !ts.isSourceFile(owner); owner = owner.parent)
    if (ts.isPropertyAssignment(owner)) return pathOf(owner)
  return functionOf(node)
}

/** A new key is always the same. */
function keptKeys(node: ts.Node): Change[] {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'newKey') return []
  const replacement = `'3f2504e0-4f89-41d3-9a0c-0305e82c3301'`
  return [{ kind: 'key not renewed', place: functionOf(node), node, replacement }]
}

const otherMethods: Record<string, string> = {
  find: 'findLast',
  findLast: 'find',
  some: 'every',
  every: 'some',
}

/** Takes the first item in place of the last, and the other way round. */
function otherItems(node: ts.Node): Change[] {
  const kind = 'other item taken'
  if (ts.isElementAccessExpression(node) && node.argumentExpression.getText() === '0')
    return [
      { kind, place: shortened(node), node, replacement: `${node.expression.getText()}.at(-1)` },
    ]
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const { expression: list, name } = node.expression
  if (name.text === 'at' && node.arguments[0]?.getText() === '-1')
    return [{ kind, place: shortened(node), node, replacement: `${list.getText()}[0]` }]
  const other = otherMethods[name.text]
  return other === undefined
    ? []
    : [{ kind, place: shortened(node), node: name, replacement: other }]
}

function hasProperty({ properties }: ts.ObjectLiteralExpression, name: string): boolean {
  return properties.some((property) => property.name?.getText() === name)
}

const operators: Record<string, [MutantKind, string]> = {
  '<': ['comparison changed', '<='],
  '<=': ['comparison changed', '<'],
  '>': ['comparison changed', '>='],
  '>=': ['comparison changed', '>'],
  '===': ['comparison changed', '!=='],
  '!==': ['comparison changed', '==='],
  '+': ['arithmetic changed', '-'],
  '-': ['arithmetic changed', '+'],
  '*': ['arithmetic changed', '/'],
  '/': ['arithmetic changed', '*'],
  '%': ['arithmetic changed', '*'],
  '&&': ['logic changed', '||'],
  '||': ['logic changed', '&&'],
}

function changedOperators(node: ts.Node): Change[] {
  if (!ts.isBinaryExpression(node)) return []
  const [kind, replacement] = operators[node.operatorToken.getText()] ?? []
  if (kind === undefined || replacement === undefined) return []
  return [{ kind, place: shortened(node), node: node.operatorToken, replacement }]
}

function negatedConditions(node: ts.Node): Change[] {
  const condition = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : null
  if (condition === null) return []
  const replacement = `!(${condition.getText()})`
  return [{ kind: 'condition negated', place: shortened(condition), node: condition, replacement }]
}

function droppedAlerts(node: ts.Node): Change[] {
  const opening = ts.isJsxElement(node) ? node.openingElement : node
  if (!ts.isJsxOpeningElement(opening) && !ts.isJsxSelfClosingElement(opening)) return []
  if (ts.isJsxOpeningElement(node)) return []
  const role = attribute(opening, 'role')
  const isAlert = role?.initializer?.getText() === '"alert"'
  const name = opening.tagName.getText()
  if (!isAlert && !/^(Retry|\w*Failure\w*|\w*Failed)$/.test(name)) return []
  const isInside = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)
  const replacement = isInside ? '{null}' : 'null'
  const place = `${functionOf(node)} ${name}`
  const dropped: Change = { kind: 'alert dropped', place, node, replacement }
  if (!isAlert || role === undefined) return [dropped]
  return [dropped, { kind: 'alert role dropped', place, node: role, replacement: '' }]
}

function droppedAttributes(node: ts.Node): Change[] {
  if (!ts.isJsxAttribute(node)) return []
  const name = node.name.getText()
  if (name !== 'disabled' && name !== 'busy') return []
  const place = `${functionOf(node)} ${shortened(node)}`
  const kind = name === 'busy' ? 'busy dropped' : 'disabled dropped'
  return [{ kind, place, node, replacement: '' }]
}

function droppedSends(node: ts.Node): Change[] {
  if (!ts.isCallExpression(node) || !/\bsend$/.test(node.expression.getText())) return []
  const place = `${functionOf(node)} ${shortened(node)}`
  return [{ kind: 'sent event dropped', place, node, replacement: 'undefined' }]
}

function attribute(
  { attributes }: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  name: string,
): ts.JsxAttribute | undefined {
  return attributes.properties
    .filter((property) => ts.isJsxAttribute(property))
    .find((property) => property.name.getText() === name)
}

/** The names of what encloses a property, from the inside: other properties, and calls such as `createMachine`. */
function ownersOf(node: ts.Node): string[] {
  const owners: string[] = []
  let inner = node
  for (let owner = node.parent; !ts.isSourceFile(owner); inner = owner, owner = owner.parent) {
    if (ts.isPropertyAssignment(owner)) owners.push(nameOf(owner))
    if (!ts.isCallExpression(owner) || owner.expression === inner) continue
    if (ts.isPropertyAccessExpression(owner.expression))
      owners.push(owner.expression.name.getText())
  }
  return owners
}

function pathOf(node: ts.PropertyAssignment): string {
  const owners = ownersOf(node).filter((name) => name !== 'createMachine' && name !== 'states')
  return [...owners.toReversed(), nameOf(node)].join(' / ')
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteral(name) ? name.text : name.getText()
}

/** The name of the function around it. */
function functionOf(node: ts.Node): string {
  for (let owner = node.parent; !ts.isSourceFile(owner); owner = owner.parent)
    if (ts.isFunctionDeclaration(owner)) return owner.name?.text ?? ''
  return ''
}

function shortened(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function endWithComma(text: string, { end }: ts.Node): number {
  const rest = text.slice(end).match(/^\s*,/)
  return end + (rest?.[0].length ?? 0)
}
