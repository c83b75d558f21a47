/** A filter that narrows a list down, and the URL of the list without it. */
export type ActiveFilter = { name: string; href: string }

/** The filter, if something is chosen by it. */
export const activeFilter = <Value>(
  chosen: Value | null,
  nameOf: (chosen: Value) => string,
  href: string,
): ActiveFilter[] => (chosen === null ? [] : [{ name: nameOf(chosen), href }])

/** What is chosen by a filter; the name of the filter alone while that of the choice is not known. */
export const namedChoice = (filter: string, choice: string | undefined): string =>
  choice === undefined ? filter : `${filter}: ${choice}`
