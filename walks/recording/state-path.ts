import type { StateValue } from 'xstate'

const separator = ' + '

/** A state in one line: `shopping.invoice.choosing`; the regions of a parallel one are joined by `+`. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, inner]) => (inner ? [key, statePath(inner)].filter(Boolean).join('.') : key))
    .join(separator)
}

/**
 * The ids of the states in a path of `statePath`: one, or one for each region of a parallel state, of which only the
 * first is written from the top. What is not among `ids`, the states to choose from, is left out.
 */
export function statesAt(path: string, machine: string, ids: readonly string[]): string[] {
  return path.split(separator).flatMap((region, index) => {
    const id = `${machine}.${region}`
    const isAt = (each: string) => each === id || (index > 0 && each.endsWith(`.${region}`))
    return ids.find(isAt) ?? []
  })
}
