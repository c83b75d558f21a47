import { describe, expect, it } from 'vitest'
import { newPasswordLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { fields } from '#i18n/fa/fields.ts'
import { login } from '#i18n/fa/login.ts'
import { checkMobile } from '#src/features/authentication/shared/mobile-number.ts'
import { newPasswordRule } from '#src/features/authentication/shared/password-rules.ts'

const most = newPasswordLimits.new_password
const { rules } = login.newPassword
const good = 'Firouzeh@1405'

describe('a mobile number', () => {
  it.each([
    ['', login.required],
    ['  ', login.required],
    ['0912abc4567', login.digitsOnly],
    ['0912123456', login.mobileInvalid],
    ['091212345678', login.mobileInvalid],
    ['09121234567', true],
    ['۰۹۱۲۱۲۳۴۵۶۷', true],
    ['+98 912 123 4567', true],
  ])('«%s» gets the message %s', (typed, message) => {
    expect(checkMobile(typed)).toBe(message)
  })
})

describe('a new password', () => {
  it.each([
    ['', rules.required],
    ['Firouzeh @1405', rules.spaces],
    ['فیروزه', rules.english],
    ['Firouzeh1405', rules.symbol],
    ['Firouzeh@', rules.digit],
    ['firouzeh@1405', rules.letters],
    ['Fir@1', rules.length],
    [good, true],
    [good.padEnd(most, 'x'), true],
    [good.padEnd(most + 1, 'x'), fields.tooLong(toPersianDigits(most))],
    ['x'.repeat(most + 1), fields.tooLong(toPersianDigits(most))],
  ])('«%s» gets the message %s', (typed, message) => {
    expect(newPasswordRule(typed)).toBe(message)
  })
})
