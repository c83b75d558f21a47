/**
 * A server's instant on the clock of this device, in milliseconds since the epoch. The `Date` header of the reply
 * that carried it says how far the two clocks are apart, so a countdown is right on a device whose clock is not.
 * @param instant RFC 3339
 */
export function serverDeadline(instant: string, response: Response, now = Date.now()): number {
  const sent = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(sent) ? Date.parse(instant) : now + (Date.parse(instant) - sent)
}
