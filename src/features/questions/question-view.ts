import type { Schemas } from '#machines/api/client.ts'

export type Question = Schemas['Question']
export type Answer = Schemas['QuestionAnswer']
