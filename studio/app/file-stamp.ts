/** A time for the name of a file, in UTC, such as `2026-03-01-10-20-30`. */
export const fileStamp = (now: Date): string =>
  now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
