import { afterEach, describe, expect, it } from 'vitest'
import { live } from '#studio/words/live.ts'
import { number } from '#studio/words/digits.ts'
import { chooseLanguage, direction } from '#studio/words/language.ts'
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
    expect(read()).toEqual(['rtl', 'زنده', '۱٬۲۳۴ نپیموده', 'تازه', 'در شرط isPaid'])
    chooseLanguage('en')
    expect(read()).toEqual(['ltr', 'Live', '1,234 not taken', 'new', 'in the guard isPaid'])
  })
})
