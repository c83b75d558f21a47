import type { KeyboardEvent } from 'react'

/**
 * The keys of a list while one of its rows has the focus: the arrows go from row to row, Space selects, Enter opens what
 * the row links to, PageDown and PageUp follow the links to the next and the previous page. Returns whether they did.
 */
export function pressInRow(event: KeyboardEvent<HTMLTableRowElement>): boolean {
  const { key, currentTarget: row, target } = event
  const next = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (isTyping(target) || !(next instanceof HTMLElement)) return false
    event.preventDefault()
    next.focus()
  } else if (target === row && (key === ' ' || key === 'Enter')) {
    event.preventDefault()
    const part = key === ' ' ? 'input[type=checkbox]' : 'a[href]'
    row.querySelector<HTMLElement>(part)?.click()
  } else if ((key === 'PageDown' || key === 'PageUp') && !isTyping(target)) {
    const link = document.querySelector<HTMLElement>(
      key === 'PageDown' ? 'a[rel=next]' : 'a[rel=prev]',
    )
    // Until the next page is there, the links are still those of the previous one.
    if (link === null || row.closest('[aria-busy=true]') !== null) return false
    event.preventDefault()
    link.click()
    return true
  }
  return false
}

/** Whether the focus is where keys are text or choose something. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
