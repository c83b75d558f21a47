import { describe, expect, it } from 'vitest'
import { textPageFaults, type TextPage } from '#domain/content-pages.ts'

const section = {
  id: 'start',
  title: 'آغاز',
  body: [{ type: 'paragraph' as const, content: [{ text: 'متن', link: '' }] }],
  steps: [{ title: 'گام', text: 'شرح' }],
  facts: [{ title: 'ویژگی', text: 'شرح' }],
  questions: [{ title: 'پرسش', text: 'پاسخ' }],
}
const page: TextPage = {
  kind: 'purchaseGuide',
  title: 'راهنما',
  description: 'توضیح',
  lead: '',
  sections: [section],
}

const faultyFields = (changed: Partial<TextPage>) =>
  textPageFaults({ ...page, ...changed }).map(({ field }) => field)

describe('a text page', () => {
  it('can be published when nothing is empty but its lead', () => {
    expect(faultyFields({})).toEqual([])
  })

  it('is named each place that is empty', () => {
    expect(faultyFields({ title: ' ', description: '' })).toEqual(['title', 'description'])
    const empty = {
      ...section,
      title: '',
      steps: [{ title: '', text: 'شرح' }],
      facts: [{ title: 'ویژگی', text: '' }],
      questions: [
        { title: 'پرسش', text: 'پاسخ' },
        { title: '', text: '' },
      ],
    }
    expect(faultyFields({ sections: [empty] })).toEqual([
      'sections.0.title',
      'sections.0.steps.0.title',
      'sections.0.facts.0.text',
      'sections.0.questions.1.title',
      'sections.0.questions.1.text',
    ])
  })

  it('has each anchor once', () => {
    expect(faultyFields({ sections: [section, { ...section, title: 'پایان' }] })).toEqual([
      'sections.1.title',
    ])
  })
})
