let offsetMs = 0

/** Sets the server's clock from the `Date` header of a reply. */
export function setServerClock(header: string | null): void {
  const instant = header === null ? NaN : Date.parse(header)
  if (!Number.isNaN(instant)) offsetMs = instant - Date.now()
}

/** Milliseconds since 1970 by the server's clock, to within a second. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

/** Converts an instant of the device's clock to the server's. Both in milliseconds since 1970. */
export function onServerClock(instant: number): number {
  return instant + offsetMs
}

/** The ISO date of today by the server's clock, in UTC as the server has it. */
export function today(): string {
  return new Date(serverNow()).toISOString().slice(0, 10)
}
