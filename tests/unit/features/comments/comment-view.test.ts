import { expect, it } from 'vitest'
import { sample } from '#tests/support/sample-replies.ts'
import { filesOf, sharesOf } from '#src/features/comments/comment-view.ts'

it('a comment has each of its files with its caption', () => {
  const comment = sample('Comment')
  const { display_name, stars, send_at: created_at, text } = comment
  const caption = { display_name, stars, created_at, comment: text }
  expect(comment.files).toHaveLength(2)
  expect(filesOf(comment)).toEqual(comment.files.map((file) => ({ ...file, comment: caption })))
})

it('a product without comments has no share of any number of stars', () => {
  const none = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  const rating = { stars_count: none, total_count: 0, average_stars: 0 }
  expect(sharesOf(rating)).toEqual(
    [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0, percent: 0 })),
  )
})
