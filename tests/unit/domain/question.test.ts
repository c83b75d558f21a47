import { expect, it } from 'vitest'
import openapi from '#api/openapi.json' with { type: 'json' }
import { questionLength } from '#domain/question.ts'

it('a question and an answer may be as long as the contract says', () => {
  const { QuestionText, NewQuestion, NewAnswer } = openapi.components.schemas
  expect(QuestionText.maxLength).toBe(questionLength)
  const text = { $ref: '#/components/schemas/QuestionText' }
  expect([NewQuestion.properties.text, NewAnswer.properties.text]).toEqual([text, text])
})
