import { personal } from '#studio/shop/contract.ts'

/** Replaces a value that must not leave the page. */
export const redacted = '•••'

/**
 * A copy without personal data and secrets: fields that the contract marks as personal (`x-personal`), fields of flows,
 * and numbers of phones, cards, national codes and accounts, e-mail addresses and tokens in any text. The shape is
 * kept, so that a flow can still be followed.
 */
export const redact = (value: unknown): unknown => redactIn('', value)

/** `redact` for the value of a field. */
function redactIn(field: string, value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return redactNumber(value)
  if (Array.isArray(value)) return value.map((each) => redactIn(field, each))
  if (typeof value !== 'object' || value === null) return value
  const isWhole = hasPersonalShape(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      redactText(name),
      isWhole || isPersonal(name, part, value) || isPersonalChange(field, name)
        ? mask(part)
        : redactIn(name, part),
    ]),
  )
}

/** `redact` applied to the JSON in a request or a reply; any other text only loses numbers and tokens. */
export function redactBody(text: string): unknown {
  try {
    return redact(JSON.parse(text))
  } catch {
    return redactText(text)
  }
}

/** Path and query of an absolute URL; a parameter is personal if a field with its name is. */
export function redactAddress(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const pairs = [...searchParams].flatMap(([name, value]) =>
    Object.entries(redact({ [name]: value }) as Record<string, unknown>),
  )
  const query = pairs.map((pair) => pair.join('=')).join('&')
  return redactPath(pathname) + (query && `?${query}`)
}

function redactPath(path: string): string {
  const start = personalPaths.find((each) => path.includes(each))
  if (start === undefined) return redactText(path)
  const end = path.indexOf(start) + start.length
  return path.slice(0, end) + path.slice(end).replace(/^[^/]+/, redacted)
}

/** Fields that only the flows and the browser have; the last words of a name. */
const fieldsOfFlows = `
  mobile, phone, number, passcode, repeated, sent code, secret, cookie, authorization, signature, attempt key,
  idempotency key, family, full name, user name, user id, author, receiver, recipient, birth date, file name, sheba,
  account number, province id, city id, lat, lng, lon, coordinates, map point`
  .trim()
  .split(/,\s+/)

/** The last words of a personal field's name: `resetToken` is one, since `token` is one in the contract. */
const personalNames = new Set(
  [...personal.names, ...fieldsOfFlows].map((name) => wordsOf(name).join(' ')),
)

/** `receiverPhoneNumber`, `receiver_phone_number` and `receiver-phone-number` are the same three words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
}

function isPersonalName(name: string): boolean {
  const words = wordsOf(name)
  return words.some((_, start) => personalNames.has(words.slice(start).join(' ')))
}

/** A problem's code is a word, not digits. */
function isPersonal(name: string, value: unknown, siblings: object): boolean {
  if (name === 'code') return typeof value !== 'string' || /[\d۰-۹٠-٩]/.test(value)
  return isPersonalName(name) || (together.get(name) ?? []).some((other) => other in siblings)
}

/**
 * Fields that are personal only in combination with others: the title of an address is the customer's, a product's is
 * not.
 */
const together = new Map<string, readonly string[]>(Object.entries(personal.together))

/** Whether a field is personal in `{ type: 'contact.changed', change: { name } }`. */
function isPersonalChange(field: string, name: string): boolean {
  return field === 'change' && personal.inChanges.includes(name)
}

const shapes: ReadonlySet<string> = new Set(personal.shapes.map((names) => names.join()))

/** A province or a city: even a list of cities reveals in which province somebody lives. */
function hasPersonalShape(value: object): boolean {
  return shapes.has(Object.keys(value).toSorted().join())
}

/** Paths of calls with a personal parameter, each up to that parameter. */
const personalPaths = personal.paths.map((path) => path.slice(0, path.indexOf('{')))

/** Masks a value, and every element of a list; an object keeps the fields that are not personal. */
function mask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mask)
  if (typeof value === 'object') return redact(value)
  return value === undefined || value === '' || typeof value === 'boolean' ? value : redacted
}

/** Six digits are a code, ten or more a person's or a bank's number; Persian and Arabic digits count as well. */
const numbers = /[\d۰-۹٠-٩](?:[\s\-_./\u200c]?[\d۰-۹٠-٩]){5,}/g
/** The day of an instant (RFC 3339) has eight digits. */
const day = /^\d{4}-\d{2}-\d{2}$/
const emails = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g
/** Random bytes as text, which unlike a slug mix lower and upper case with digits; a JWT is a sequence of them. */
const tokens = /(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]{8,})*/g

function redactText(text: string): string {
  return text
    .replace(emails, redacted)
    .replace(tokens, redacted)
    .replace(numbers, (found) => (day.test(found) ? found : redacted))
}

/** Sixteen digits are a card; ten that start with a nine a mobile number. Prices, ids and instants are not masked. */
function redactNumber(value: number): number | string {
  const size = Math.abs(value)
  return size >= 1e15 || (size >= 9e9 && size < 1e10) ? redacted : value
}
