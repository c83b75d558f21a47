import ts from 'typescript'

/** The names of values in a piece of program, without those that it gives itself. */
export function namesIn(node: ts.Node): string[] {
  const [used, own] = [new Set<string>(), new Set<string>()]
  const visit = (at: ts.Node): void => {
    if (ts.isTypeNode(at)) return
    if (ts.isParameter(at) || ts.isVariableDeclaration(at) || ts.isBindingElement(at)) {
      if (ts.isIdentifier(at.name)) own.add(at.name.text)
    }
    if (ts.isIdentifier(at) && !isFieldName(at)) used.add(at.text)
    at.forEachChild(visit)
  }
  visit(node)
  return [...used].filter((name) => !own.has(name))
}

function isFieldName(name: ts.Identifier): boolean {
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name
  if (ts.isBindingElement(parent)) return parent.propertyName === name
  return ts.isPropertyAssignment(parent) && parent.name === name
}
