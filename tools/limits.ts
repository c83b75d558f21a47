import { asObject, resolveRef, type Json } from './json.ts'

/** The maximum length or item count of each field. */
export type Limits = Record<string, number>

/** The limits of the fields of each named schema of the contract; schemas without any are left out. */
export function limitsOf(contract: Json): Record<string, Limits> {
  const schemas = asObject(asObject(contract['components'])['schemas'])
  const limitOf = (value: Json): number | undefined => {
    const schema = resolveRef(contract, value)
    const limits = [
      schema['maxLength'],
      schema['maxItems'],
      ...list(schema['allOf']).map(limitOf),
      limitOfChoice(list(schema['anyOf'])),
      limitOfChoice(list(schema['oneOf'])),
    ].filter((limit) => typeof limit === 'number')
    return limits.length > 0 ? Math.min(...limits) : undefined
  }
  /** The limit of an `anyOf` or `oneOf` with exactly one alternative that has a length. */
  const limitOfChoice = (choices: readonly Json[]): number | undefined => {
    const [first, ...others] = choices.filter(
      (each) => !typesWithoutLength.has(resolveRef(contract, each)['type']),
    )
    return first !== undefined && others.length === 0 ? limitOf(first) : undefined
  }
  const fieldsOf = (value: Json): [name: string, field: Json][] => {
    const { allOf, properties } = resolveRef(contract, value)
    const own = Object.entries(asObject(properties))
    return [
      ...list(allOf).flatMap(fieldsOf),
      ...own.map(([name, field]): [string, Json] => [name, asObject(field)]),
    ]
  }
  const all = Object.entries(schemas).map(([name, schema]) => {
    const limits: Limits = {}
    for (const [field, schemaOfField] of fieldsOf(asObject(schema))) {
      const limit = limitOf(schemaOfField)
      if (limit !== undefined) limits[field] = Math.min(limit, limits[field] ?? limit)
    }
    return [name, limits] as const
  })
  return Object.fromEntries(all.filter(([, limits]) => Object.keys(limits).length > 0))
}

/**
 * The constant with the limits of a schema: `FaqQuestion` has `faqQuestionLimits`. One for each, so that the bundler
 * drops unused ones.
 */
export const limitsName = (schema: string): string =>
  `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Limits`

const typesWithoutLength = new Set<unknown>(['null', 'number', 'integer', 'boolean'])

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asObject) : [])
