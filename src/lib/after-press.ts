let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true)
  document.addEventListener('mouseup', () => (isPressed = false), true)
}

/**
 * Does something at once or, while a button of the mouse or a finger is down, right after the click. What a field says
 * when it loses the focus must not move the button that takes it away, or the press is lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(work), { once: true })
  else work()
}
