/** Whether two texts of the site are equal; the database returns their fields in another order. */
export const isSameContent = (one: object, other: object): boolean =>
  inOrder(one) === inOrder(other)

const inOrder = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => {
    // Otherwise written as null, which is an empty field.
    if (Number.isNaN(part)) return 'NaN'
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : part
  })
