import type { KeyboardEvent } from 'react'

/**
 * The keys of a list while one of its rows has the focus: the arrows go from row to row, Space selects, Enter opens what
 * the row links to.
 */
export function pressInRow(event: KeyboardEvent<HTMLTableRowElement>): void {
  const { key, currentTarget: row, target } = event
  const next = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (isTyping(target) || !(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  } else if (target === row && (key === ' ' || key === 'Enter')) {
    event.preventDefault()
    const part = key === ' ' ? 'input[type=checkbox]' : 'a[href], button'
    row.querySelector<HTMLElement>(part)?.click()
  }
}

/** Whether the focus is where keys are text or choose something. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
