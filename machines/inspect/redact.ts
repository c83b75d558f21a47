/** What stands in place of a value that must not leave the page. */
export const redacted = '•••'

/**
 * A copy without personal data and secrets: values by their field's name, and numbers of phones, cards, national
 * codes and accounts wherever they stand in a text. The shape stays, so that a flow can still be followed.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return redactNumber(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isPrivate(name, part) ? mask(part) : redact(part),
    ]),
  )
}

/** Fields of the flows, of the contract and of its problems; a code of a problem is a word, not digits. */
const privateFields =
  /mobile|phone|password|passcode|repeated|otp|secret|token|cookie|authorization|national_?code|fida|iban|sheba|card|address$|^text_address|postal|latitude|longitude|first_?name|last_?name|receiver|birthdate|email|sentCode|attemptKey|idempotency/i

function isPrivate(name: string, value: unknown): boolean {
  if (name === 'code') return typeof value !== 'string' || /\d/.test(value)
  return privateFields.test(name) && !(typeof value === 'object' && value !== null)
}

function mask(value: unknown): unknown {
  return value === null || value === undefined || value === '' ? value : redacted
}

/** Six digits are a code, ten and more a person's or a bank's number; Persian and Arabic digits count as well. */
function redactText(text: string): string {
  return text.replace(/[\d۰-۹٠-٩](?:[\s-]?[\d۰-۹٠-٩]){5,}/g, redacted)
}

/** A number that long is a person's or a bank's; prices, ids and instants are shorter. */
function redactNumber(value: number): number | string {
  return Math.abs(value) >= 1e15 ? redacted : value
}
