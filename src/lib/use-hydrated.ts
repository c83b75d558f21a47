import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows, read while rendering; `fallback` on the server and while hydrating. */
export function useBrowserValue<Value>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(never, read, () => fallback)
}

/** False on the server and while hydrating, then true: for what only the browser can render on a shared page. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false)
}
