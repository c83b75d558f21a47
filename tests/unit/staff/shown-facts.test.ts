import { describe, expect, it } from 'vitest'
import { factKind } from '#domain/product-facts.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import { referenceFilters } from '#server/reference/filters.ts'
import { factField, readFacts } from '#staff/products/product-values.ts'
import { factsText, shownFacts } from '#staff/products/shown-facts.ts'

const filters = [
  { key: 'storage', name: 'حافظه', fact: 'storageGb', kind: 'number' as const, choices: [] },
  { key: 'battery', name: 'باتری', fact: 'batteryMah', kind: 'number' as const, choices: [] },
  { key: 'capacity', name: 'ظرفیت', fact: 'batteryMah', kind: 'number' as const, choices: [] },
  {
    key: 'os',
    name: 'سیستم‌عامل',
    fact: 'os',
    kind: 'choice' as const,
    choices: [{ value: 'android', name: 'اندروید' }],
  },
  { key: 'five_g', name: 'پشتیبانی از 5G', fact: 'fiveG', kind: 'switch' as const, choices: [] },
]
const catalogue = {
  brands: [],
  categories: [
    { id: 1, name: 'گوشی', depth: 0, filters: ['os', 'five_g', 'storage'] },
    { id: 2, name: 'پاوربانک', depth: 0, filters: ['capacity'] },
  ],
  filters,
}
const names = (categoryId: number, facts: { fact: string; value: number }[]) =>
  shownFacts(catalogue, categoryId, facts).map(({ name }) => name)

describe('the facts that are edited of a product', () => {
  const plain = ['مدل مشترک (برای رفتن از یک حافظه به حافظهٔ دیگر)', 'سال عرضه (میلادی)']
  it('are those of its category in their order, then what it has besides', () => {
    expect(names(1, []).slice(0, 4)).toEqual([
      'سیستم‌عامل',
      'پشتیبانی از 5G',
      'حافظه (گیگابایت)',
      plain[0],
    ])
    expect(names(2, [{ fact: 'storageGb', value: 1 }]).slice(0, 4)).toEqual([
      'ظرفیت (میلی‌آمپرساعت)',
      'حافظه (گیگابایت)',
      ...plain,
    ])
    expect(names(0, [])).toHaveLength(3)
  })

  it('are named with their unit where they are numbers', () => {
    const read = referenceFilters.flatMap(({ fact, ...filter }) =>
      fact !== null && factKind(filter) === 'number' ? [fact] : [],
    )
    expect(Object.keys(words.factUnits).toSorted()).toEqual([...new Set(read)].toSorted())
    expect(shownFacts(catalogue, 1, []).find(({ fact }) => fact === 'storageGb')?.hint).toBe(
      'یک ترابایت ۱۰۲۴ است.',
    )
  })

  it('are read as they were typed, and those that were not shown stay', () => {
    const form = new FormData()
    form.set(factField('storageGb'), '۲۵۶ گیگ')
    form.set(factField('os'), '')
    form.set(factField('fiveG'), 'on')
    form.set(factField('model'), ' A5 ')
    const before = [
      { fact: 'smell', value: 3 },
      { fact: 'os', value: 'android' },
    ]
    expect(readFacts(form, shownFacts(catalogue, 1, before), before)).toEqual([
      { fact: 'fiveG', value: true },
      { fact: 'model', value: 'A5' },
      { fact: 'smell', value: 3 },
      { fact: 'storageGb', value: 256 },
    ])
  })

  it('are written in the words of the filters', () => {
    const facts = [
      { fact: 'os', value: 'android' },
      { fact: 'fiveG', value: true },
      { fact: 'batteryMah', value: 5000 },
      { fact: 'batteryHealth', value: 87 },
      { fact: 'smell', value: 'هیچ' },
    ]
    expect(factsText(catalogue, facts)).toBe(
      'سیستم‌عامل: اندروید\nپشتیبانی از 5G: بله\nباتری (میلی‌آمپرساعت): ۵۰۰۰\nسلامت باتری (درصد): ۸۷\nsmell: هیچ',
    )
  })
})

describe('the kind of a fact', () => {
  it('follows from the values of its filter', () => {
    const kind = (type: string, ...values: { value: string; min?: number }[]) =>
      factKind({ type, values })
    expect([
      kind('BOOL'),
      kind('MULTI_SELECT', { value: '64' }, { value: '6.5' }),
      kind('MULTI_SELECT', { value: 'from-6', min: 6 }),
      kind('MULTI_SELECT', { value: '64' }, { value: 'many' }),
      kind('MULTI_SELECT'),
    ]).toEqual(['switch', 'number', 'number', 'choice', 'choice'])
  })
})
