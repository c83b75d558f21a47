import { expect, it } from 'vitest'
import { askedQuestion } from '#machines/testing/fixtures.ts'
import { questionsAbout } from '#src/features/questions/shared/question-data.ts'

const [ofShop] = askedQuestion.answers
const ofBuyer = {
  id: 42,
  display_name: 'نگین رستمی',
  text: 'مال من هجده ماه داشت.',
  send_at: '2026-11-19T08:00:00.000Z',
  is_shop: false,
  is_buyer: true,
}

it("a product's questions are works about it, the shop's answer the accepted one", () => {
  const answers = ofShop ? [ofShop, ofBuyer] : []
  expect(questionsAbout([{ ...askedQuestion, answers }])).toEqual({
    subjectOf: [
      {
        '@type': 'Question',
        name: 'گارانتی این گوشی چند ماه است؟',
        dateCreated: '2026-11-18T09:30:00.000Z',
        author: { '@type': 'Person', name: 'کاوه نادری' },
        answerCount: 2,
        acceptedAnswer: {
          '@type': 'Answer',
          text: 'هجده ماه، از روز فعال‌سازی.',
          dateCreated: '2026-11-18T12:00:00.000Z',
          author: { '@type': 'Organization', name: 'پشتیبانی فیروزه' },
        },
        suggestedAnswer: [
          {
            '@type': 'Answer',
            text: 'مال من هجده ماه داشت.',
            dateCreated: '2026-11-19T08:00:00.000Z',
            author: { '@type': 'Person', name: 'نگین رستمی' },
          },
        ],
      },
    ],
  })
})

it('a question without an answer has none, and a product without questions is about nothing', () => {
  const [data] = Object.values(questionsAbout([{ ...askedQuestion, answers: [] }])).flat()
  expect(Object.keys(data)).toEqual(['@type', 'name', 'dateCreated', 'author', 'answerCount'])
  expect(questionsAbout([])).toEqual({})
})
