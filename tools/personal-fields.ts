import { asObject, resolveRef, type Json } from './json.ts'

export type PersonalFields = {
  /** Personal in every object: names of fields, parameters and headers, as spelled in the contract. */
  names: string[]
  /** Personal only next to one of these fields (the title of an address, not of a product). */
  together: Record<string, string[]>
  /** Field sets whose objects are personal as a whole: a province or a city. */
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

  const markOf = (schema: Json): unknown => schema[mark] ?? resolveRef(contract, schema)[mark]
  const readSchema = (schema: Json) => {
    const fields = Object.entries(asObject(schema['properties']))
    const marked = (wanted: unknown) =>
      fields.filter(([, field]) => markOf(asObject(field)) === wanted).map(([name]) => name)
    const always = marked(true)
    for (const name of always) names.add(name)
    for (const name of marked('here')) {
      if (always.length === 0)
        throw new Error(`${name} is x-personal: here, next to no other personal field`)
      together.set(name, new Set([...(together.get(name) ?? []), ...always]))
    }
    for (const [name, field] of fields) {
      const others = asObject(markOf(asObject(field)))['with']
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
    readSchema(asObject(value))
    Object.values(value).forEach(visit)
  }
  visit(contract)
  for (const [path, item] of Object.entries(asObject(contract['paths']))) {
    for (const parameter of personalParameters(contract, asObject(item))) {
      if (parameter['in'] === 'path') paths.add(path)
      else names.add(String(parameter['name']))
    }
  }
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

/** The marked parameters of a path and of its operations. */
function personalParameters(contract: Json, item: Json): Json[] {
  const operations = Object.values(item).map(asObject)
  return [item, ...operations]
    .flatMap(({ parameters }) => (Array.isArray(parameters) ? parameters : []))
    .map((parameter) => resolveRef(contract, asObject(parameter)))
    .filter((parameter) => parameter[mark] === true)
}
