/** Whether a key press belongs to the focused element rather than to the page. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches(ownKeys)
}

const ownKeys = 'input, textarea, select, [role=tab], [role=separator], [role=menu]'
