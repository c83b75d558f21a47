import { addressValues, type AddressValues } from './address-values.ts'

const version = 3
const maximumAgeMs = 24 * 3_600_000

/** Whose draft it is, by phone number, and of which address; null is a new one. */
export type DraftOf = { owner: string; addressId: number | null }

type Draft = { version: number; savedAt: number; owner: string; values: AddressValues }

/**
 * Stores in this tab what is typed, until it is saved. A sign-out empties the storage; if the session only ends, the
 * next customer is not shown the draft.
 */
export function keepDraft({ owner, addressId }: DraftOf, values: AddressValues): void {
  const draft: Draft = { version, savedAt: Date.now(), owner, values }
  sessionStorage.setItem(keyOf(addressId), JSON.stringify(draft))
}

/** What was typed and not saved; null if nothing was. */
export function keptDraft({ owner, addressId }: DraftOf): AddressValues | null {
  const draft = parse(sessionStorage.getItem(keyOf(addressId)))
  if (draft?.owner !== owner || Date.now() - draft.savedAt > maximumAgeMs) return null
  return draft.values
}

/** Removes the draft: it was saved, or its customer starts over. */
export function dropDraft(addressId: number | null): void {
  sessionStorage.removeItem(keyOf(addressId))
}

const keyOf = (addressId: number | null) => `address-draft:${addressId ?? 'new'}`

function parse(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(draft: unknown): draft is Draft {
  const { version: of, values }: Partial<Draft> = Object(draft)
  const typed: Record<string, unknown> = Object(values)
  const fields = Object.entries(addressValues(null))
  return of === version && fields.every(([field, value]) => typeof typed[field] === typeof value)
}
