import type { StateValue } from 'xstate'

/** A state in one line: `shopping.invoice.choosing`; the regions of a parallel one are joined by `+`. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, inner]) => (inner ? [key, statePath(inner)].filter(Boolean).join('.') : key))
    .join(' + ')
}
