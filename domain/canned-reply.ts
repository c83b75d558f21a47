/**
 * Unknown placeholders in a canned reply, which would reach the customer unfilled.
 * @param known the placeholders that are filled in, with their braces
 */
export const unknownPlaces = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    [...text.matchAll(/\{[^{}\n]*\}/g)]
      .map(([place]) => place)
      .filter((place) => !known.includes(place)),
  ),
]
