/**
 * The places in the braces of a prepared answer that nothing fills in: a customer would read them as they are.
 * @param known the places that are filled in, with their braces
 */
export const unknownPlaces = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    [...text.matchAll(/\{[^{}\n]*\}/g)]
      .map(([place]) => place)
      .filter((place) => !known.includes(place)),
  ),
]
