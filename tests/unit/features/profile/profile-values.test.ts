import { describe, expect, it } from 'vitest'
import { profile as words } from '#i18n/fa/profile.ts'
import { fields } from '#i18n/fa/fields.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { profile } from '#machines/testing/fixtures.ts'
import { labelOf } from '#src/features/profile/fields/part-label.ts'
import { refusedText } from '#src/features/profile/shared/field-check.ts'
import { shownValue } from '#src/features/profile/shared/shown-value.ts'

describe('a value of the profile', () => {
  it.each([
    ['card_number', '6037991234567893', '۶۰۳۷ ۹۹۱۲ ۳۴۵۶ ۷۸۹۳'],
    ['iban', '062960000000100324200001', '۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱'],
    ['national_code', '0012345678', '۰۰۱۲۳۴۵۶۷۸'],
    ['job', 'کارمند 2', 'کارمند 2'],
    ['first_name', null, ''],
    ['card_number', undefined, ''],
    ['iban', '', ''],
  ] as const)('%s %s is shown as «%s»', (field, value, shown) => {
    expect(shownValue(field, value)).toBe(shown)
  })
})

describe('the code of a person', () => {
  it('is named after the code that the profile has', () => {
    expect(labelOf('code', { ...profile, fida_code: null })).toBe(words.parts.code)
    expect(labelOf('code', { ...profile, fida_code: '123456' })).toBe(words.fidaCode)
    expect(labelOf('email', { ...profile, fida_code: '123456' })).toBe(words.parts.email)
  })
})

describe('a field that the shop has refused', () => {
  const refused = (...list: { field: string; rule: string }[]) =>
    new ProblemError('validation_failed', { fields: list }).failure

  it.each([
    ['national_code', 'checksum', words.faults.nationalCode],
    ['national_code', 'digits', words.faults.digits],
    ['email', 'required', words.faults.required],
    ['email', 'format', words.faults.email],
    ['job', 'format', words.faults.other],
    ['job', 'tooLong', fields.tooLong('۸۰')],
    ['job', 'toString', words.faults.other],
  ] as const)('%s for its %s has the words of the form', (field, rule, text) => {
    expect(refusedText(refused({ field: 'other', rule: 'letters' }, { field, rule }), field)).toBe(
      text,
    )
  })

  it('of a company is found in its part of the profile', () => {
    const failure = refused({ field: 'legal_info.postal_code', rule: 'length' })
    expect(refusedText(failure, 'legal_postal_code')).toBe(words.faults.postalCodeLength)
  })

  it('has no message for a field that was accepted', () => {
    expect(refusedText(refused({ field: 'email', rule: 'format' }), 'job')).toBeUndefined()
    expect(refusedText(null, 'job')).toBeUndefined()
  })
})
