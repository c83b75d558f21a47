import { describe, expect, it } from 'vitest'
import { namedLine } from '#src/features/add-to-cart/shared/add-named-line.ts'

describe('the line that the address of the cart names', () => {
  it('is a variant, with its insurance where one was chosen', () => {
    expect(namedLine('add=12')).toEqual({ priceId: 12, insuranceId: null })
    expect(namedLine('add=12&insurance=3')).toEqual({ priceId: 12, insuranceId: 3 })
  })

  it.each(['', 'add=', 'add=0', 'add=-1', 'add=1.5', 'add=x', 'insurance=3'])(
    'is missing in "%s"',
    (search) => {
      expect(namedLine(search)).toBeNull()
    },
  )
})
