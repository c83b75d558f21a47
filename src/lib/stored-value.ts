import { useSyncExternalStore } from 'react'

type Settings<Value> = {
  /** Name of the entry in the local storage. */
  key: string
  /** Validates the parsed entry; null if it is invalid, which counts as empty. */
  parse: (stored: unknown) => Value | null
  /** The value if nothing is stored. */
  empty: Value
  /** Called with every change in this tab and, while a component is subscribed, in the others. */
  onChange?: (value: Value) => void
}

export type StoredValue<Value> = {
  /** The stored value; the same object for the same text. */
  read: () => Value
  /** Stores the value as JSON, or removes the entry for null. Without access to the storage nothing changes. */
  write: (stored: object | null) => void
  /** Subscribes a component to the value, in all tabs. Returns `hydrating` while hydrating. */
  use: <Hydrating>(hydrating: Hydrating) => Value | Hydrating
}

/** A value in the local storage. */
export function storedValue<Value>({
  key,
  parse,
  empty,
  onChange,
}: Settings<Value>): StoredValue<Value> {
  let known: { text: string | null; value: Value } = { text: null, value: empty }
  const read = () => {
    const text = textOf(key)
    if (text !== known.text) known = { text, value: parsed(text, parse) ?? empty }
    return known.value
  }
  const { notify, subscribe } = changes(() => onChange?.(read()))
  return {
    read,
    write: (stored) => {
      try {
        if (stored === null) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(stored))
      } catch {
        // Storage may be blocked or full; then nothing is stored.
      }
      notify()
    },
    use: <Hydrating>(hydrating: Hydrating) =>
      useSyncExternalStore<Value | Hydrating>(subscribe, read, () => hydrating),
  }
}

/**
 * Subscriptions to the local storage. The browser reports only the changes of other tabs; call `notify` after one of
 * this tab.
 */
export function changes(first?: () => void): {
  notify: () => void
  subscribe: (listener: () => void) => () => void
} {
  const listeners = new Set<() => void>()
  const notify = () => {
    first?.()
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', notify)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', notify)
    }
  }
  return { notify, subscribe }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsed<Value>(text: string | null, parse: (stored: unknown) => Value | null) {
  try {
    return parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
