import type { ESTree } from 'vite'

export type Values = { [name: string]: unknown }

/**
 * Evaluates expressions that consist of literals and of names for such in the same file.
 * @returns a function that returns undefined for any other expression
 */
export function literals(
  program: ESTree.Program,
): (node: ESTree.ObjectExpression) => Values | undefined {
  const constants = new Map(program.body.flatMap(constantsOf))

  function literalOf(node: ESTree.Expression): unknown {
    if (node.type === 'Literal' && typeof node.value !== 'object') return node.value
    if (node.type === 'ObjectExpression') return valuesOf(node)
    const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined
    return constant && literalOf(constant)
  }

  function valuesOf({ properties }: ESTree.ObjectExpression): Values | undefined {
    const values: Values = {}
    for (const property of properties) {
      if (property.type !== 'Property' || property.computed) return undefined
      const value = literalOf(property.value)
      if (value === undefined) return undefined
      values[nameOf(property.key)] = value
    }
    return values
  }

  return valuesOf
}

function constantsOf(node: ESTree.Directive | ESTree.Statement): [string, ESTree.Expression][] {
  if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return []
  return node.declarations.flatMap<[string, ESTree.Expression]>(({ id, init }) =>
    id.type === 'Identifier' && init !== null ? [[id.name, init]] : [],
  )
}

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : String('value' in key ? key.value : '')
