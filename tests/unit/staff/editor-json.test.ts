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

const text: Schemas['RichText'] = [
  { type: 'heading', level: 2, content: [span('تیتر')] },
  {
    type: 'paragraph',
    content: [span('یک '), span('دو', { bold: true, link: '/terms' }), span('\nسه')],
  },
  { type: 'bulletList', items: [[span('الف')], [span('ب', { italic: true })]] },
  { type: 'orderedList', items: [[span('نخست')]] },
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
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
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
})
