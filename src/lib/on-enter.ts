import type { KeyboardEvent } from 'react'

/**
 * Acts on Enter in a line of text instead of submitting the form, as to show what is wrong: browsers submit no form whose
 * button is disabled, as it is while the form is invalid (AUTH-31).
 */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    act()
  }
}
