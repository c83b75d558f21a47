let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true)
  document.addEventListener('mouseup', () => (isPressed = false), true)
}

/**
 * Runs `work` at once or, while a pointer is down, right after the click. An error that a field shows on blur must not
 * move the button that is being pressed, or the click is lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(work), { once: true })
  else work()
}
