import { useSyncExternalStore } from 'react'

type Settings<Value> = {
  /** Name of the entry in the local storage. */
  key: string
  /** Reads the parsed entry; null for what is not one, which then counts as nothing. */
  parse: (stored: unknown) => Value | null
  /** What counts as nothing stored. */
  empty: Value
  /** Hears of every change, here and while somebody watches in the other tabs too. */
  onChange?: (value: Value) => void
}

export type StoredValue<Value> = {
  /** What is stored. The same text gives the same value. */
  read: () => Value
  /** Stores what becomes JSON, or removes the entry where it is null. Where nothing can be stored nothing changes. */
  write: (stored: object | null) => void
  /** The value in a view, followed in all tabs; `hydrating` while hydrating, when it is not known yet. */
  use: <Hydrating>(hydrating: Hydrating) => Value | Hydrating
}

/** A value that this browser keeps, in its local storage. */
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
        // Storage may be closed to us or full: nothing is kept then.
      }
      notify()
    },
    use: <Hydrating>(hydrating: Hydrating) =>
      useSyncExternalStore<Value | Hydrating>(subscribe, read, () => hydrating),
  }
}

/** Those who listen for changes of the local storage: `notify` tells of one made here, the browser of the others. */
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
