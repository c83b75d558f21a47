import { useSyncExternalStore } from 'react'

export type Language = 'fa' | 'en'

/** The texts of a dictionary in any language. */
export type Texts<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof Words]: Texts<Words[Name]> }

const key = 'studio-language'
const listeners = new Set<() => void>()
let chosen: Language = kept()

/** The language of the studio, which a browser keeps. */
export const language = (): Language => chosen

export const direction = (): 'rtl' | 'ltr' => (chosen === 'fa' ? 'rtl' : 'ltr')

export const locale = (): string => (chosen === 'fa' ? 'fa-IR' : 'en-US')

export function chooseLanguage(next: Language): void {
  chosen = next
  // A browser may keep nothing; the choice then lasts as long as the page.
  try {
    localStorage.setItem(key, next)
  } catch {}
  for (const listener of listeners) listener()
}

/** The language; the view is rendered again when another one is chosen. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function kept(): Language {
  if (typeof document === 'undefined') return 'fa'
  try {
    return localStorage.getItem(key) === 'en' ? 'en' : 'fa'
  } catch {
    return 'fa'
  }
}

/** One dictionary of two: each text is in the language that is chosen when it is read. */
export function inBoth<Words extends object>(fa: Words, en: Texts<Words>): Texts<Words> {
  const other = en as Record<string, unknown>
  const read = Object.entries(fa).map(([name, text]): [string, PropertyDescriptor] => {
    const inEnglish = other[name]
    const nested =
      typeof text === 'object' && text !== null ? inBoth<object>(text, inEnglish as never) : null
    return [name, { enumerable: true, get: () => nested ?? (chosen === 'fa' ? text : inEnglish) }]
  })
  return Object.defineProperties({}, Object.fromEntries(read)) as Texts<Words>
}
