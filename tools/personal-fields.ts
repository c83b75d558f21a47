import { follow, object, type Json } from './json.ts'

export type PersonalFields = {
  /** Names of fields, parameters and headers that are personal wherever they occur, as spelled in the contract. */
  names: string[]
  /** Fields that are personal in objects with one of the other fields: an address's title, not a product's. */
  together: Record<string, string[]>
  /** Objects that are personal when they have exactly these fields: a province or a city. */
  shapes: string[][]
  /** Paths with a parameter that is personal. */
  paths: string[]
}

/**
 * What the contract marks with `x-personal`.
 * @throws for a field that is marked `here` in a schema without another personal field, or `with` a field that is not in
 * its schema
 */
export function personalFields(contract: Json): PersonalFields {
  const names = new Set<string>()
  const together = new Map<string, Set<string>>()
  const shapes: string[][] = []
  const paths = new Set<string>()

  const markOf = (schema: Json): unknown => {
    if (schema[mark] !== undefined) return schema[mark]
    const { $ref } = schema
    return typeof $ref === 'string' ? follow(contract, $ref)[mark] : undefined
  }
  const readSchema = (schema: Json) => {
    const fields = Object.entries(object(schema['properties']))
    const marked = (wanted: unknown) =>
      fields.filter(([, field]) => markOf(object(field)) === wanted).map(([name]) => name)
    const always = marked(true)
    for (const name of always) names.add(name)
    for (const name of marked('here')) {
      if (always.length === 0)
        throw new Error(`${name} is x-personal: here, next to no other personal field`)
      together.set(name, new Set([...(together.get(name) ?? []), ...always]))
    }
    for (const [name, field] of fields) {
      const others = object(markOf(object(field)))['with']
      if (!Array.isArray(others)) continue
      if (others.some((other) => !fields.some(([each]) => each === other)))
        throw new Error(`${name} is x-personal with a field that is not in its schema`)
      together.set(name, new Set([...(together.get(name) ?? []), ...others.map(String)]))
    }
    if (schema['properties'] !== undefined && schema[mark] === true)
      shapes.push(fields.map(([name]) => name).toSorted())
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    readSchema(object(value))
    Object.values(value).forEach(visit)
  }
  visit(contract)
  for (const [path, item] of Object.entries(object(contract['paths'])))
    for (const operation of Object.values(object(item)))
      for (const parameter of parametersOf(object(operation)).filter((each) => each[mark] === true))
        if (parameter['in'] === 'path') paths.add(path)
        else names.add(String(parameter['name']))
  return {
    names: [...names].toSorted(),
    together: Object.fromEntries(
      [...together].map(([name, others]) => [name, [...others].toSorted()]),
    ),
    shapes,
    paths: [...paths],
  }
}

const mark = 'x-personal'

const parametersOf = ({ parameters }: Json): Json[] =>
  Array.isArray(parameters) ? parameters.map(object) : []
