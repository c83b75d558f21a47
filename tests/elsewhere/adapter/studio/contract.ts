type Personal = {
  names: string[]
  together: Record<string, string[]>
  shapes: string[][]
  paths: string[]
  inChanges: string[]
}

/** What must not get into recordings: names of fields, some only beside others or in a `change`, and paths with a `{parameter}`. */
export const personal: Personal = { names: [], together: {}, shapes: [], paths: [], inChanges: [] }
