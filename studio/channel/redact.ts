/** What stands in place of a value that must not leave the page. */
export const redacted = '•••'

/**
 * A copy without personal data and secrets: values by their field's name, and numbers of phones, cards, national
 * codes and accounts, e-mail addresses and tokens wherever they stand in a text. The shape stays, so that a flow can
 * still be followed.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return redactNumber(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  if (isPlace(value)) return { id: redacted, name: redacted }
  const ofAddress = isAddress(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      redactText(name),
      isPrivate(name, part) || (ofAddress && name === 'title') ? mask(part) : redact(part),
    ]),
  )
}

/** What `redact` leaves of a text in JSON, as a request or a reply carries it; of any other text what it says itself. */
export function redactBody(text: string): unknown {
  try {
    return redact(JSON.parse(text))
  } catch {
    return redactText(text)
  }
}

/** Path and query of an absolute address; a parameter is private as a field of its name is. */
export function redactAddress(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const pairs = [...searchParams].flatMap(([name, value]) =>
    Object.entries(redact({ [name]: value }) as Record<string, unknown>),
  )
  const query = pairs.map((pair) => pair.join('=')).join('&')
  return redactText(pathname).replace(citiesOf, `$1${redacted}`) + (query && `?${query}`)
}

/** Fields of the flows, of the contract and of its problems. */
const privateFields =
  /mobile|phone|password|passcode|repeated|otp|secret|token|cookie|authorization|signature|national_?code|fida|legal_?info|iban|sheba|card|account_?number|address$|^text_address|postal|latitude|longitude|first_?name|last_?name|family|display_?name|full_?name|user_?name|author|receiver|recipient|birth|email|sentCode|attemptKey|idempotency/i

/** Where somebody lives, in words, on the map or by the ids of the province and the city. */
const placeFields =
  /^(?:(?:province|city)(?:_?(?:id|name))?|lat|lng|lon|coordinates?|geo(?:_?point|hash)?|map_?point)$/i

/** The cities of a province are asked for by its id. */
const citiesOf = /(\/list-city\/)\d+/

/** A province or a city: of a list of cities each says in which province somebody lives. */
function isPlace(value: object): boolean {
  return Object.keys(value).toSorted().join() === 'id,name'
}

/** A code of a problem is a word, not digits. */
function isPrivate(name: string, value: unknown): boolean {
  if (name === 'code') return typeof value !== 'string' || /[\d۰-۹٠-٩]/.test(value)
  return privateFields.test(name) || placeFields.test(name)
}

/** An address of a customer, which is called by a title of their own; the title of a product is no secret. */
function isAddress(value: object): boolean {
  return ['address', 'province', 'city', 'postal_code'].some((name) => name in value)
}

/** Masks a value; of a list every element, and what has fields of its own says which of them are private. */
function mask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mask)
  if (typeof value === 'object') return redact(value)
  return value === undefined || value === '' || typeof value === 'boolean' ? value : redacted
}

/** Six digits are a code, ten and more a person's or a bank's number; Persian and Arabic digits count as well. */
const numbers = /[\d۰-۹٠-٩](?:[\s\-_./\u200c]?[\d۰-۹٠-٩]){5,}/g
/** The day of an instant (RFC 3339) has eight. */
const day = /^\d{4}-\d{2}-\d{2}$/
const emails = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g
/** Random bytes in letters, which unlike a slug mix small and capital ones with digits; a JWT is a row of them. */
const tokens = /(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]{8,})*/g

function redactText(text: string): string {
  return text
    .replace(emails, redacted)
    .replace(tokens, redacted)
    .replace(numbers, (found) => (day.test(found) ? found : redacted))
}

/** Sixteen digits are a card; ten that begin with a nine a mobile. Prices, ids and instants are others. */
function redactNumber(value: number): number | string {
  const size = Math.abs(value)
  return size >= 1e15 || (size >= 9e9 && size < 1e10) ? redacted : value
}
