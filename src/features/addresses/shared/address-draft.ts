import { addressValues, type AddressValues } from './address-values.ts'

const key = 'address-draft'
const version = 2
const maximumAgeMs = 30 * 60_000

type Draft = { version: number; savedAt: number; addressId: number | null; values: AddressValues }

/** Stores submitted values in this tab until they are saved: the session may have ended meanwhile. */
export function keepDraft(addressId: number | null, values: AddressValues): void {
  const draft: Draft = { version, savedAt: Date.now(), addressId, values }
  sessionStorage.setItem(key, JSON.stringify(draft))
}

/** The submitted but unsaved values of an address, or of a new one (null). */
export function keptDraft(addressId: number | null): AddressValues | null {
  const draft = parse(sessionStorage.getItem(key))
  if (draft?.addressId !== addressId || Date.now() - draft.savedAt > maximumAgeMs) return null
  return draft.values
}

/** Removes the draft: it was saved or dropped, or another customer may sign in now. */
export function dropDraft(): void {
  sessionStorage.removeItem(key)
}

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
