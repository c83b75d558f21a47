import { describe, expect, it } from 'vitest'
import { paragraphsOf, readPairs, textOf, writePairs } from '#domain/product-content.ts'

describe('properties as lines', () => {
  it('are read up to their first colon, without blank lines', () => {
    expect(readPairs(' وزن: ۱۸۲ گرم\n\nنسبت: 20:9\nبی‌مقدار')).toEqual([
      { title: 'وزن', value: '۱۸۲ گرم' },
      { title: 'نسبت', value: '20:9' },
      { title: 'بی‌مقدار', value: '' },
    ])
  })

  it('are written as they are read', () => {
    const pairs = [{ title: 'نسبت', value: '20:9' }]
    expect(readPairs(writePairs(pairs))).toEqual(pairs)
  })
})

describe('a description', () => {
  it('is a paragraph for each line, in which nothing is markup', () => {
    expect(paragraphsOf('یک\n\n <b> & دو ')).toBe('<p>یک</p><p>&lt;b&gt; &amp; دو</p>')
  })

  it('is read as its text', () => {
    expect(textOf(paragraphsOf('یک\n<b> & دو'))).toBe('یک\n<b> & دو')
    expect(textOf('<p>یک<br/>دو</p><ul><li>سه &quot;۴&quot;</li></ul>')).toBe('یک\nدو\nسه "۴"')
  })
})
