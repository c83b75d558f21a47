import { describe, expect, it } from 'vitest'
import { attachmentKind, attachmentLimits } from '#domain/comment.ts'

describe('a file of a comment', () => {
  it.each([
    ['image/jpeg', 'image'],
    ['image/webp', 'image'],
    ['image/svg+xml', null],
    ['video/mp4', 'video'],
    ['video/webm', 'video'],
    ['video/quicktime', null],
    ['application/pdf', null],
    ['', null],
  ])('of the type "%s" is taken as %s', (type, kind) => {
    expect(attachmentKind(type)).toBe(kind)
  })

  it('may be one of eight pictures of 5 MB, or one video of 40 MB', () => {
    expect(attachmentLimits).toEqual({
      image: { count: 8, bytes: 5_242_880 },
      video: { count: 1, bytes: 41_943_040 },
    })
  })
})
