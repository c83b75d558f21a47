/** A JSON object of unknown shape. */
export type Json = { [key: string]: unknown }

/** What a reference within a document, such as `#/components/schemas/Cart`, leads to; no fields if to nothing. */
export function follow(document: Json, reference: string): Json {
  const steps = reference.slice(2).split('/')
  return steps.reduce((part, step) => object(part[step]), document)
}

/** The fields of a value; none if it is not an object. */
export const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
