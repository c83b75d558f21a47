/**
 * Keeps what the user typed, ticked and pressed before hydration. Call it right before hydrating; later events have
 * their handlers.
 * @returns repeats it; call it once hydration has started
 */
export function keepEarlyInput(): () => void {
  const changes = [...document.querySelectorAll<Field>('input, textarea')].flatMap(changeOf)
  const button = globalThis.pressedEarly
  return () => {
    for (const repeat of changes) repeat()
    if (button?.isConnected) button.click()
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React compares a field with the value last set on it: the first value is set back, then the change is repeated. */
function changeOf(field: Field): (() => void)[] {
  const { value: typed, defaultValue: before } = field
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    const tick = () => {
      dispatchInput(field)
      field.checked = field.defaultChecked
      field.click()
    }
    return [tick]
  }
  const type = () => {
    dispatchInput(field)
    const text = field.value === before ? typed : field.value
    field.value = before
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    dispatchInput(field)
  }
  return typed === before ? [] : [type]
}

/** Also makes React hydrate the boundary around the field at once. */
function dispatchInput(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
