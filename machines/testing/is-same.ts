/** Whether two values are written alike, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean => form(one) === form(other)

/** Whether a value has these fields. */
export const hasFields = (value: unknown, fields: object): boolean =>
  Object.entries(fields).every(([name, field]) => isSame(Object(value)[name], field))

const form = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, field: unknown) =>
    isRecord(field)
      ? Object.fromEntries(
          Object.keys(field)
            .toSorted()
            .map((name) => [name, field[name]]),
        )
      : field,
  )

/** Whether a value is an object of fields, not null, a list or an instance of a class. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
