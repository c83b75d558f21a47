/** A JSON object of unknown shape. */
export type Json = { [key: string]: unknown }

/**
 * The part of a document that a `$ref` such as `#/components/schemas/Cart` refers to, without fields if there is none; the
 * value itself if it has no `$ref`.
 */
export function resolveRef(document: Json, value: Json): Json {
  const { $ref } = value
  if (typeof $ref !== 'string') return value
  const steps = $ref.slice(2).split('/')
  return steps.reduce((part, step) => asObject(part[step]), document)
}

/** The fields of a value; none if it is not an object. */
export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
