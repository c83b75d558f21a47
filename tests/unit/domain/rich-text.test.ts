import { describe, expect, it } from 'vitest'
import { isTextLink, plainText, richTextFaults } from '#domain/rich-text.ts'

const span = (text: string, link = '') => ({ text, bold: false, italic: false, link })
const paragraph = (text: string, link = '') =>
  ({ type: 'paragraph', content: [span(text, link)] }) as const

describe('a rich text', () => {
  it.each(['/terms', '/products/iphone-17?color=1#x', 'https://post.ir/', 'tel:+982188001800'])(
    'can lead to %s',
    (link) => {
      expect(isTextLink(link)).toBe(true)
      expect(richTextFaults('body', [paragraph('متن', link)])).toEqual([])
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    'https://evil.example/"onmouseover="x',
    'tel:0;url',
    'terms',
    '/images/../api/accounts/logout/',
    'https://evil.example/\u202Egnp.txt',
    'https://evil.example/%E2%80%AEgnp.txt',
  ])('cannot lead to %s', (link) => {
    expect(isTextLink(link)).toBe(false)
    const list = { type: 'bulletList', items: [[span('ب')], [span('متن', link)]] } as const
    const fault = [{ field: 'body', rule: 'address' }]
    expect(richTextFaults('body', [paragraph('متن', link)])).toEqual(fault)
    expect(richTextFaults('body', [list])).toEqual(fault)
    const sound = paragraph('متن', '/terms')
    expect(richTextFaults('body', [sound, paragraph('متن', link), sound])).toEqual(fault)
  })

  it('has a text without its looks', () => {
    const list = { type: 'orderedList', items: [[span('الف'), span('ب', '/terms')], [span('پ')]] }
    expect(plainText({ ...list, type: 'orderedList' })).toBe('الفب\nپ')
  })
})
