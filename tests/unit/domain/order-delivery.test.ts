import { describe, expect, it } from 'vitest'
import { maxAddressLength } from '#domain/address.ts'
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

  it('may have as many characters of an address as the contract counts', () => {
    const letter = '\u{1EE00}'
    const withAddress = (text_address: string) => ({ ...ordered, text_address })
    expect(deliveryFaults(ordered, withAddress(letter.repeat(maxAddressLength)))).toEqual([])
    expect(deliveryFaults(ordered, withAddress(letter.repeat(maxAddressLength + 1)))).toEqual([
      { field: 'text_address', rule: 'length' },
    ])
  })
})
