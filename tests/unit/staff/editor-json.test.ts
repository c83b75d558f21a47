import { describe, expect, it } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { documentOf, textOf } from '#staff/content/rich/editor-json.ts'

const span = (text: string, looks: Partial<Schemas['RichSpan']> = {}) => ({
  text,
  bold: false,
  italic: false,
  link: '',
  ...looks,
})

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const block = (type: string, ...content: object[]) => ({ type, content })
const list = (...items: object[][]) =>
  block('bulletList', ...items.map((item) => block('listItem', ...item)))

const text: Schemas['RichText'] = [
  { type: 'heading', level: 2, content: [span('تیتر')] },
  {
    type: 'paragraph',
    content: [span('یک '), span('دو', { bold: true, link: '/terms' }), span('\nسه')],
  },
  { type: 'bulletList', items: [[span('الف')], [span('ب', { italic: true })]] },
  { type: 'orderedList', items: [[span('نخست')]] },
  { type: 'picture', image: '/uploads/a', alt: 'تصویر' },
  { type: 'quote', content: [span('گفت')] },
]

describe('the document of the editor', () => {
  it('holds the whole text', () => {
    expect(textOf(documentOf(text))).toEqual(text)
    expect(textOf(documentOf([]))).toEqual([])
  })

  it('leaves out what a text cannot hold', () => {
    const marks = [
      { type: 'bold' },
      { type: 'textStyle', attrs: { color: 'red' } },
      { type: 'link', attrs: { href: '/terms', onclick: 'alert(1)' } },
    ]
    const pasted = {
      type: 'doc',
      content: [
        { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
        { type: 'codeBlock', content: [{ type: 'text', text: 'alert(1)' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'متن', marks }] },
        { type: 'paragraph' },
      ],
    }
    expect(textOf(pasted)).toEqual([
      { type: 'paragraph', content: [span('متن', { bold: true, link: '/terms' })] },
    ])
  })

  it('puts the items of a list within a list behind each other', () => {
    const inner = {
      type: 'orderedList',
      content: [{ type: 'listItem', content: [paragraph('۲')] }],
    }
    const list = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('۱'), inner] }],
    }
    expect(textOf({ type: 'doc', content: [list] })).toEqual([
      { type: 'bulletList', items: [[span('۱')], [span('۲')]] },
    ])
  })

  it('keeps the paragraphs of an item as lines of it, and what follows an inner list as an item', () => {
    const item = [paragraph('۱'), paragraph('۲'), list([paragraph('۳')]), paragraph('۴')]
    expect(textOf(block('doc', list(item, [paragraph('۵')])))).toEqual([
      { type: 'bulletList', items: [[span('۱\n۲')], [span('۳')], [span('۴')], [span('۵')]] },
    ])
  })

  it('keeps the words of a heading and of a quote in an item', () => {
    const heading = { ...paragraph('تیتر'), type: 'heading', attrs: { level: 2 } }
    const quote = block('blockquote', paragraph('گفت'), list([paragraph('و شنید')]))
    expect(textOf(block('doc', list([paragraph('۱'), heading, quote])))).toEqual([
      { type: 'bulletList', items: [[span('۱\nتیتر\nگفت\nو شنید')]] },
    ])
  })

  it('keeps the words of a list and of a quote in a quote', () => {
    const inner = list([paragraph('۱')], [paragraph('۲'), paragraph('۳')])
    const quote = block('blockquote', paragraph('الف'), inner, block('blockquote', paragraph('ب')))
    expect(textOf(block('doc', quote))).toEqual(
      ['الف', '۱', '۲\n۳', 'ب'].map((words) => ({ type: 'quote', content: [span(words)] })),
    )
  })
})
