let offsetMs = 0

/** Takes the `Date` header of a fresh reply as the server's clock; countdowns follow it. */
export function noteServerDate(header: string | null): void {
  const instant = header === null ? NaN : Date.parse(header)
  if (!Number.isNaN(instant)) offsetMs = instant - Date.now()
}

/** Milliseconds since 1970 by the server's clock, to within a second. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

/** An instant of this device's clock on the server's, for a countdown. Both in milliseconds since 1970. */
export function onServerClock(instant: number): number {
  return instant + offsetMs
}
