/** Whether two texts of the site, or two parts of one, are equal; the database returns their fields in another order. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  one === other || contentText(one) === contentText(other)

/** The same text for equal contents, whatever the order of their fields; empty for what is not there. */
export function contentText(value: unknown): string {
  if (value === undefined) return ''
  return JSON.stringify(value, (_, part: unknown) => {
    // Otherwise written as null, which is an empty field.
    if (Number.isNaN(part)) return 'NaN'
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : part
  })
}
