/** A JSON object of unknown shape. */
export type Json = { [key: string]: unknown }

/** The fields of a value; none if it is not an object. */
export const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
