import { describe, expect, it } from 'vitest'
import { columnsFault } from '#domain/import-columns.ts'

describe('the columns of a sheet', () => {
  it.each([
    [['sku', 'price'], null],
    [['variant_id', null, 'is_shown'], null],
    [['sku', 'color', 'new_price', 'offer_ends_at'], null],
    [['price', 'stock'], 'no_code'],
    [[null], 'no_code'],
    [['sku', 'variant_id', 'color'], 'no_value'],
    [['sku', 'price', 'price'], 'twice'],
    [['sku', 'price', 'offer_ends_at'], 'no_offer'],
  ] as const)('%j have the fault %j', (fields, fault) => {
    expect(columnsFault(fields)).toBe(fault)
  })
})
