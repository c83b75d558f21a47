import ts from 'typescript'
import { isType } from './declarations.ts'

/** The names of values in a piece of code, or of types in a type, without those that it declares itself. */
export function namesIn(node: ts.Node): string[] {
  const [used, own] = [new Set<string>(), new Set<string>()]
  const isOfTypes = isType(node) || ts.isTypeNode(node)
  const visit = (at: ts.Node): void => {
    if (ts.isTypeNode(at) && !isOfTypes) return
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
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === name
}
