import { expect, it } from 'vitest'
import { decisionsOn } from '#staff/moderation/decisions.ts'

it('a reply waits with what it replies to, until that is published', () => {
  const reply = (...of: Parameters<typeof decisionsOn>) =>
    decisionsOn(...of).find(({ kind }) => kind === 'reply')
  expect(reply('question', 5, 'pending')).toMatchObject({ isWaiting: true })
  expect(reply('comment', 4, 'pending')).toMatchObject({ isWaiting: true })
  expect(reply('question', 5, 'approved')).toEqual({ subject: 'question', id: 5, kind: 'reply' })
})
