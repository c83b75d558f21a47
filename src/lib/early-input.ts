import { earlyPress, foldedParts } from './inline-script.ts'

/**
 * Keeps what was typed, ticked and pressed before the page could answer. To be called right before the hydration: what
 * is pressed from then on has its answer already.
 * @returns does it again, once the hydration has begun; the page is taken over first where it is needed
 */
export function keepEarlyInput(): () => void {
  const changed = [...document.querySelectorAll<Field>('input, textarea')].flatMap(changeOf)
  const button: unknown = Reflect.get(globalThis, earlyPress)
  return () => {
    for (const again of changed) again()
    if (button instanceof HTMLButtonElement && button.isConnected) button.click()
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React tells a change by what was last set on the field itself: what was done is set back there, then done again. */
function changeOf(field: Field): (() => void)[] {
  const { value: typed, defaultValue: before } = field
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    const tick = () => {
      announce(field)
      field.checked = field.defaultChecked
      field.click()
    }
    return [tick]
  }
  const type = () => {
    announce(field)
    const text = field.value === before ? typed : field.value
    field.value = before
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    announce(field)
  }
  return typed === before ? [] : [type]
}

/** Also makes React take over the part of the page that the field stands in, at once. */
function announce(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** From now on it is React that unfolds what is folded. To be called right before the hydration. */
export function takeOverFolded(): void {
  const observer: unknown = Reflect.get(globalThis, foldedParts)
  if (observer instanceof IntersectionObserver) observer.disconnect()
}
