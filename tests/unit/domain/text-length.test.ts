import { describe, expect, it } from 'vitest'
import { isTooLong, textFault, textLength } from '#domain/text-length.ts'

describe('the length of a text', () => {
  it('is counted as the contract does: trimmed, in code points', () => {
    expect(textLength(' گوشی 👍🏽\n')).toBe(7)
    expect(isTooLong('👍'.repeat(500), 500)).toBe(false)
    expect(isTooLong('👍'.repeat(501), 500)).toBe(true)
  })

  it('is a fault over the limit, as is a required text that is blank', () => {
    expect([' \n', 'د'.repeat(5), ` ${'د'.repeat(4)} `].map((text) => textFault(text, 4))).toEqual([
      'missing',
      'tooLong',
      null,
    ])
  })
})
