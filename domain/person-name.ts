/** The first and last name of a person, as far as they are known; empty if neither is. */
export const joinName = (
  first: string | null | undefined,
  last: string | null | undefined,
): string => [first, last].filter(Boolean).join(' ')
