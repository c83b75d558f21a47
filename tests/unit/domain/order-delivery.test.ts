import { describe, expect, it } from 'vitest'
import { deliveryFaults } from '#domain/order-delivery.ts'

const ordered = {
  first_name: 'سارا ۲',
  last_name: 'کریمی',
  phone_number: '09351234567',
  text_address: 'خیابان <نمونه>',
  postal_code: '0000000000',
}

describe('a corrected delivery', () => {
  it('is faulty only where it was changed', () => {
    expect(deliveryFaults(ordered, ordered)).toEqual([])
    expect(deliveryFaults(ordered, { ...ordered, last_name: 'کریم' })).toEqual([])
    expect(
      deliveryFaults(ordered, { ...ordered, last_name: ' ', postal_code: '1111111111' }),
    ).toEqual([
      { field: 'last_name', rule: 'required' },
      { field: 'postal_code', rule: 'repeats' },
    ])
  })
})
