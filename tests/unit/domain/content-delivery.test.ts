import { describe, expect, it } from 'vitest'
import { contentFaults } from '#domain/content.ts'
import { mayEditContent } from '#domain/content-names.ts'

const rate = {
  province_id: null,
  city_id: null,
  price: 70_000,
  days: 2,
  cutoff_hour: 14,
  from_hour: null,
  to_hour: null,
}
const faultsOf = (...rates: object[]) =>
  contentFaults({
    kind: 'deliveryRates',
    methods: [{ description: 'پست', rates: rates.map((fields) => ({ ...rate, ...fields })) }],
  })
const at = (field: string, rule: string) => ({ field: `methods.0.rates.${field}`, rule })

describe('prices of delivery', () => {
  it('are sound with a price, days and an hour for each place', () => {
    expect(faultsOf({}, { province_id: 1 }, { province_id: 1, city_id: 45 })).toEqual([])
    expect(faultsOf({ price: 0, days: 0, from_hour: 9, to_hour: 18 })).toEqual([])
    expect(faultsOf({ days: 60 })).toEqual([])
  })

  it('name what is missing', () => {
    expect(faultsOf({ price: null, days: null, cutoff_hour: null })).toEqual([
      at('0.price', 'required'),
      at('0.days', 'required'),
      at('0.cutoff_hour', 'required'),
    ])
  })

  it.each([
    ['a place twice', [{ province_id: 1 }, { province_id: 1 }], at('1.province_id', 'twice')],
    ['more days than can be promised', [{ days: 61 }], at('0.days', 'many')],
    ['an end without a beginning', [{ to_hour: 12 }], at('0.from_hour', 'required')],
    ['a beginning without an end', [{ from_hour: 12 }], at('0.to_hour', 'required')],
    ['an end before the beginning', [{ from_hour: 12, to_hour: 12 }], at('0.to_hour', 'order')],
  ])('refuse %s', (_, rates, fault) => {
    expect(faultsOf(...rates)).toEqual([fault])
  })
})

describe('the delivery calendar', () => {
  const faultsIn = (...days: { day: string; name: string }[]) =>
    contentFaults({ kind: 'deliveryCalendar', days })

  it('takes days that exist, each once and with a name', () => {
    expect(faultsIn({ day: '2027-03-21', name: 'نوروز' })).toEqual([])
    expect(
      faultsIn(
        { day: '2027-02-30', name: 'هیچ‌گاه' },
        { day: '2027-03-21', name: ' ' },
        { day: '2027-03-21', name: 'نوروز' },
      ),
    ).toEqual([
      { field: 'days.0.day', rule: 'date' },
      { field: 'days.1.name', rule: 'required' },
      { field: 'days.2.day', rule: 'twice' },
    ])
  })

  it('is edited by roles that handle orders, unlike other content', () => {
    expect(mayEditContent(['orders'], 'deliveryCalendar')).toBe(true)
    expect(mayEditContent(['orders'], 'deliveryRates')).toBe(true)
    expect(mayEditContent(['orders'], 'faq')).toBe(false)
    expect(mayEditContent(['catalogue'], 'deliveryRates')).toBe(false)
  })
})
