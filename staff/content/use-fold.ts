import { useState, type ToggleEvent } from 'react'
import type { ContentFault } from '#domain/content-fault.ts'

/**
 * The state of a `details` of a form. What keeps the content from being published is in sight, whatever was folded.
 * @param at where its fields are, as in `sections.0.`
 */
export function useFold(faults: readonly ContentFault[], at: string, isOpenFirst = false) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return {
    open: isOpen || faults.some(({ field }) => field.startsWith(at)),
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
  }
}
