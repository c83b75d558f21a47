import { describe, expect, it } from 'vitest'
import {
  articleIdIn,
  articleText,
  excerptOf,
  partsOf,
  readMinutes,
} from '#domain/content-article.ts'
import type { RichText } from '#domain/rich-text.ts'

const line = (text: string) => [{ text, link: '' }]
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: line(text) })
const heading = (text: string, level: 2 | 3 = 2) => ({
  type: 'heading' as const,
  level,
  content: line(text),
})
const text: RichText = [
  heading('آغاز'),
  paragraph('یک'),
  { type: 'picture', image: '/uploads/a', alt: 'تصویر' },
  heading('جزئیات', 3),
  heading('پایان'),
  { type: 'bulletList', items: [line('الف'), line('ب')] },
]

describe('the text of an article', () => {
  it('is read in its words by two hundred a minute, at least one minute', () => {
    const words = (count: number) => [paragraph(Array(count).fill('واژه').join(' '))]
    expect(readMinutes([])).toBe(1)
    expect(readMinutes(words(299))).toBe(1)
    expect(readMinutes(words(1000))).toBe(5)
  })

  it('has a part for each heading, and one before them without a title', () => {
    const shape = (body: RichText) =>
      partsOf(body).map(({ title, blocks }) => [title, blocks.map(({ type }) => type)])
    expect(shape(text)).toEqual([
      ['آغاز', ['paragraph', 'picture', 'heading']],
      ['پایان', ['bulletList']],
    ])
    expect(shape([paragraph('یک'), heading('دو')])).toEqual([
      [null, ['paragraph']],
      ['دو', []],
    ])
  })

  it('stands for it in lists, unless there is an excerpt', () => {
    expect(articleText(text)).toBe('یک\n\nالف\nب')
    expect(excerptOf({ excerpt: ' ', body: text })).toBe('یک')
    expect(excerptOf({ excerpt: 'خلاصه', body: text })).toBe('خلاصه')
    expect(excerptOf({ excerpt: '', body: [paragraph(' '), ...text] })).toBe('یک')
    expect(excerptOf({ excerpt: '', body: [] })).toBe('')
  })
})

describe('the key of an article', () => {
  it('has its id, and is like no other content item', () => {
    expect(articleIdIn('article-12')).toBe(12)
    for (const other of ['articles', 'article-0', 'article-1x', 'faq', 'article-'])
      expect(articleIdIn(other)).toBe(null)
  })
})
