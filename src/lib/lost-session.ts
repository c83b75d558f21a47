const key = 'session-lost'

/** Remembers, for the sign-in page of this tab, that a session ended of which this tab showed the account. */
export function markSessionLost(): void {
  sessionStorage.setItem(key, '1')
}

export function isSessionLost(): boolean {
  return sessionStorage.getItem(key) !== null
}

export function forgetLostSession(): void {
  sessionStorage.removeItem(key)
}
