import { describe, expect, it } from 'vitest'
import {
  newVariantDoubts,
  paragraphsOf,
  readPairs,
  textOf,
  writePairs,
} from '#domain/product-content.ts'

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

describe('a new variant', () => {
  const doubts = (price: number, quantity: number, others: number[]) =>
    newVariantDoubts({ price, quantity }, others)

  it('is asked about when its price is far from all others, or its units are unusually many', () => {
    expect(doubts(2_001, 1, [1_000, 500])).toEqual(['price'])
    expect(doubts(249, 1, [1_000, 500])).toEqual(['price'])
    expect(doubts(249, 1_001, [500])).toEqual(['price', 'quantity'])
  })

  it('is not asked about when it is like the others, or the first one', () => {
    expect(doubts(2_000, 1_000, [1_000, 500])).toEqual([])
    expect(doubts(250, 0, [1_000, 500])).toEqual([])
    expect(doubts(9_000_000, 0, [])).toEqual([])
  })
})
