import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { live } from '#studio/words/live.ts'
import { digits, number, separator, twoDigits } from '#studio/words/digits.ts'
import { chooseLanguage, direction, locale } from '#studio/words/language.ts'
import { studio } from '#studio/words/studio.ts'

afterEach(() => chooseLanguage('fa'))

describe('the language of the studio', () => {
  it('is Persian with Persian digits, and English with Latin ones once chosen', () => {
    const { coverage } = studio
    const read = () => [
      direction(),
      live.title,
      coverage.missed(number(1_234)),
      live.changes.added,
      studio.inRule.guards('isPaid'),
    ]
    expect(read()).toEqual(['rtl', 'زنده', '۱٬۲۳۴ پیموده نشده', 'تازه', 'در شرط isPaid'])
    chooseLanguage('en')
    expect(read()).toEqual(['ltr', 'Live', '1,234 not taken', 'new', 'in the guard isPaid'])
  })
  it('writes numbers and lists as one does in it', () => {
    const read = () => [locale(), digits('12.5'), digits(1_234), twoDigits(7), separator()]
    expect(read()).toEqual(['fa-IR', '۱۲.۵', '۱۲۳۴', '۰۷', '، '])
    chooseLanguage('en')
    expect(read()).toEqual(['en-US', '12.5', '1234', '07', ', '])
  })
})

describe('the English texts of the studio', () => {
  const folder = 'studio/words/en'

  it.each(readdirSync(folder))(
    'have no Persian letter in %s, but for the name of the language',
    (file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const persian = lines.filter((line) => /[\u0600-\u06ff]/.test(line))
      expect(persian.filter((line) => !/^ {2}persian(?:Short)?: /.test(line))).toEqual([])
    },
  )
})

describe('the language in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  async function opened(storage: Partial<Storage>) {
    vi.stubGlobal('document', {})
    vi.stubGlobal('localStorage', storage)
    vi.resetModules()
    return import('#studio/words/language.ts')
  }
  const storage = () => {
    const items = new Map<string, string>()
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }
  }

  it('is the one that was chosen last', async () => {
    const kept = storage()
    const first = await opened(kept)
    expect(first.language()).toBe('fa')
    first.chooseLanguage('en')
    expect(first.language()).toBe('en')
    expect((await opened(kept)).language()).toBe('en')
  })

  it('can be chosen where nothing is kept', async () => {
    const refuse = () => {
      throw new Error('storage is off')
    }
    const { language, chooseLanguage: choose } = await opened({ getItem: refuse, setItem: refuse })
    expect(language()).toBe('fa')
    choose('en')
    expect(language()).toBe('en')
  })
})
