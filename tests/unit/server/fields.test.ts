import { describe, expect, it } from 'vitest'
import { required } from '#domain/content-fault.ts'
import { newVariantFaults, productFaults } from '#domain/product-content.ts'
import { profileFault } from '#domain/profile.ts'
import { faultsOf } from '#machines/flows/comment-form/draft.ts'
import { faultOf } from '#machines/flows/question-form/draft.ts'
import { ticketFaults } from '#machines/flows/ticket-form/ticket-draft.ts'
import { requireFilled } from '#server/platform/fields.ts'

describe('a text of which nothing can be seen', () => {
  it.each(['', ' \n', '\u200c', '\u200b \u2067', '\u200c\u200d'])(
    'is missing on the server and in the forms as %j',
    (text) => {
      expect(() => requireFilled({ name: 'آ\u200cب', text, files: [] })).toThrow(
        expect.objectContaining({
          code: 'validation_failed',
          details: { errors: [{ field: 'text', rule: 'required' }] },
        }),
      )
      const ticket = { title: text, category: 1, text, report: null }
      expect(ticketFaults(ticket, false)).toEqual({ title: 'required', text: 'required' })
      expect(faultOf({ text, key: null })).toBe('required')
      const comment = { stars: 5, text, name: '', isAnonymous: false }
      expect(faultsOf(comment)).toEqual({ text: 'required' })
      expect(required('title', text)).toEqual([{ field: 'title', rule: 'required' }])
      expect(productFaults({ ...product, title: text })).toEqual([
        { field: 'title', rule: 'required' },
      ])
      expect(newVariantFaults({ ...variant, color_name: text })).toEqual([
        { field: 'color_name', rule: 'required' },
      ])
      expect(profileFault('first_name', text, '2026-01-01')).toBe('required')
    },
  )
})

const product = {
  title: 'آیفون ۱۷',
  second_title: 'iPhone 17',
  brand_id: 1,
  category_id: 1,
  key_features: [],
  specifications: [],
  used_details: [],
  highlights: [],
  facts: [],
}

const variant = { color_name: 'آبی', color_code: '#0000ff', price: 1, quantity: 1, low_stock: 1 }
