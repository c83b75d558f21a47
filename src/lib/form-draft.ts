import { readTabEntry, storeTabEntry } from './tab-entry.ts'

const maximumAgeMs = 24 * 3_600_000

type Stored = { version: number; savedAt: number; owner: string | null; values: unknown }

type Options<Values extends object> = {
  owner: string | null
  isLike: (values: object) => values is Values
  version?: number
}

export type FormDraft<Values> = {
  /** Stores the input. */
  keep: (values: Values) => void
  /** The unsaved input; null if there is none. */
  kept: () => Values | null
  /** Removes the draft: it was saved, or its customer starts over. */
  drop: () => void
}

/**
 * The input of a form, stored in this tab for a day until it is saved. A sign-out empties the storage; if the session
 * only ends, the next customer is not shown the draft.
 * @param name of the entry in the session storage
 * @param owner phone number of the customer; null where any user of the tab may see the draft
 * @param isLike whether stored values are of this form; others are not taken
 * @param version raise it when the meaning of a field changes
 */
export function formDraft<Values extends object>(
  name: string,
  { owner, isLike, version = 1 }: Options<Values>,
): FormDraft<Values> {
  return {
    keep: (values) => storeTabEntry(name, { version, savedAt: Date.now(), owner, values }),
    kept: () => {
      const draft: Partial<Stored> = Object(readTabEntry(name))
      if (draft.version !== version || draft.owner !== owner) return null
      if (!(Date.now() - Number(draft.savedAt) <= maximumAgeMs)) return null
      const values: object = Object(draft.values)
      return isLike(values) ? values : null
    },
    drop: () => sessionStorage.removeItem(name),
  }
}

/** Whether values have the fields of an empty form, with the same types. */
export const hasTypesOf =
  <Values extends object>(empty: Values) =>
  (values: object): values is Values => {
    const typed: Record<string, unknown> = { ...values }
    return Object.entries(empty).every(([field, value]) => typeof typed[field] === typeof value)
  }
