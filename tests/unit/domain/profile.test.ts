import { describe, expect, it } from 'vitest'
import { bankOf, isCardNumber } from '#domain/card.ts'
import { deviceOf } from '#domain/device.ts'
import { isNationalCode } from '#domain/national-code.ts'
import { passwordStrength } from '#domain/password.ts'
import {
  latestBirthdate,
  missingFields,
  profileFault,
  typedValue,
  type FieldFault,
  type ProfileField,
} from '#domain/profile.ts'

const today = '2026-11-24'

describe('a national code', () => {
  it('has ten digits, of which the last one checks the others', () => {
    expect(
      ['0012345679', '0499370899', '0790419904'].filter((code) => !isNationalCode(code)),
    ).toEqual([])
    const wrong = ['0012345678', '1111111111', '001234567', '00123456790', '00123a5679']
    expect(wrong.filter(isNationalCode)).toEqual([])
  })
})

describe('a card number', () => {
  it('keeps the Luhn checksum, and names its bank', () => {
    expect(isCardNumber('6037991234567893')).toBe(true)
    expect(
      ['6037991234567894', '603799123456789', '60379912345678931'].filter(isCardNumber),
    ).toEqual([])
    expect(['0', '5', '9'].map((digit) => digit.repeat(16)).filter(isCardNumber)).toEqual([])
    expect(bankOf('6037991234567893')).toBe('melli')
    expect(bankOf('6219861234567890')).toBe('saman')
    expect(bankOf('1234')).toBeNull()
  })
})

describe('what a profile lacks', () => {
  const full = {
    first_name: 'نگار',
    last_name: 'رستمی',
    national_code: '0012345679',
    fida_code: null,
  }

  it('is a name or a code', () => {
    expect(missingFields(full)).toEqual([])
    expect(missingFields({ ...full, first_name: null, last_name: '' })).toEqual([
      'first_name',
      'last_name',
    ])
    expect(missingFields({ ...full, national_code: null })).toEqual(['national_code'])
  })

  it('is not the national code of a foreign national, who has a fida code', () => {
    expect(missingFields({ ...full, national_code: null, fida_code: '123456789012' })).toEqual([])
    expect(missingFields({ ...full, national_code: '', fida_code: '' })).toEqual(['national_code'])
  })
})

describe('the fields of the profile', () => {
  it.each<[ProfileField, string, FieldFault | null]>([
    ['first_name', 'نگار', null],
    ['first_name', ' ', 'required'],
    ['first_name', 'نگار۲', 'letters'],
    ['last_name', 'علی12', 'letters'],
    ['last_name', '-', 'letters'],
    ['last_name', 'حاجی‌زاده مهر-آیین', null],
    ['first_name', 'ن'.repeat(61), 'tooLong'],
    ['first_name', '\u0000\u202e', 'required'],
    ['national_code', '۰۰۱۲۳۴۵۶۷۹', null],
    ['national_code', '00123', 'length'],
    ['national_code', 'abc', 'digits'],
    ['national_code', '0012345678', 'checksum'],
    ['fida_code', '1'.repeat(17), 'tooLong'],
    ['fida_code', '۱۲', 'length'],
    ['fida_code', '123456', null],
    ['birthdate', '1991-07-03', null],
    ['birthdate', '2016-11-24', null],
    ['birthdate', '2016-11-25', 'range'],
    ['birthdate', '2026-11-25', 'range'],
    ['birthdate', '1900-01-01', null],
    ['birthdate', '1899-12-31', 'range'],
    ['birthdate', 'دیروز', 'format'],
    ['email', 'a@b.ir', null],
    ['email', 'abc@', 'format'],
    ['email', 'a@b', 'format'],
    ['email', `${'a'.repeat(117)}@b.ir`, 'tooLong'],
    ['card_number', '6037991234567893', null],
    ['card_number', '603799123456789', 'length'],
    ['iban', '062960000000100324200001', null],
    ['iban', 'IR0629', 'digits'],
    ['job', '', 'required'],
    ['legal_economic_code', '', null],
    ['legal_economic_code', 'x', 'digits'],
    ['legal_landline_number', '1234567', 'length'],
    ['legal_national_code', '1010123456', 'length'],
    ['legal_national_code', '10101234567', 'checksum'],
    ['legal_postal_code', '123', 'length'],
  ])('%s: %j is %j', (field, value, fault) => {
    expect(profileFault(field, value, today)).toBe(fault)
  })
})

it('ten years before a leap day is no later than that month', () => {
  expect(latestBirthdate('2028-02-29')).toBe('2018-02-28')
  expect(latestBirthdate('2028-03-01')).toBe('2018-03-01')
})

describe('a number that was typed or pasted', () => {
  it.each<[ProfileField, string, string]>([
    ['iban', '06 2960 0000 0010 0324 2000 01', '062960000000100324200001'],
    ['iban', 'IR۰۶۲۹', 'IR0629'],
    ['card_number', '\u202a6037-9912-3456-7893\u202c', '6037991234567893'],
    ['national_code', '۰۰۱-۲۳۴۵۶۷-۹', '0012345679'],
    ['legal_landline_number', '021–88001800', '02188001800'],
    ['national_code', '00123a5679', '00123a5679'],
    ['job', ' فروشنده - مدیر ', 'فروشنده - مدیر'],
  ])('for %s loses what only separates its digits: %j', (field, typed, value) => {
    expect(typedValue(field, typed)).toBe(value)
  })
})

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['abcdefgh', 1],
    ['abcdefg1', 2],
    ['abcdef1#', 3],
    ['Abcdef1#', 4],
  ])('%s: %i steps', (password, steps) => {
    expect(passwordStrength(password)).toBe(steps)
  })
})

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
      'edge',
      'windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S931B) Chrome/140.0 Mobile Safari/537.36',
      'chrome',
      'android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      'safari',
      'ios',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'firefox', 'linux'],
    ['curl/8.0', 'other', 'other'],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  it.each([
    ['Chrome/140.0 Safari/537.36 Edg/140.0', 'edge'],
    ['Chrome/140.0 Mobile Safari/537.36 EdgA/140.0', 'edge'],
    ['Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1', 'edge'],
    ['Chrome/64.0 Safari/537.36 Edge/17.17134', 'edge'],
    ['Chrome/140.0 Safari/537.36 OPR/124.0', 'opera'],
    ['Opera/9.80 (Windows NT 6.1) Presto/2.12 Version/12.16', 'opera'],
    ['SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36', 'samsung'],
    ['Gecko/140.0 Firefox/140.0', 'firefox'],
    ['FxiOS/140.0 Mobile/15E148 Safari/605.1.15', 'firefox'],
    ['Chrome/140.0 Safari/537.36', 'chrome'],
    ['CriOS/140.0 Mobile/15E148 Safari/604.1', 'chrome'],
    ['Version/18.0 Safari/605.1.15', 'safari'],
    ['Trident/7.0; rv:11.0', 'other'],
  ])('has, with %s, the browser %s, whichever others it names too', (userAgent, browser) => {
    expect(deviceOf(`Mozilla/5.0 ${userAgent}`).browser).toBe(browser)
  })

  it.each([
    ['Linux; Android 15; SM-S931B', 'android'],
    ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 'ios'],
    ['iPad; CPU OS 18_0 like Mac OS X', 'ios'],
    ['iPod touch; CPU OS 12_0 like Mac OS X', 'ios'],
    ['Windows NT 10.0; Win64; x64', 'windows'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'mac'],
    ['X11; Linux x86_64', 'linux'],
    ['X11; CrOS x86_64 14541.0.0', 'linux'],
    ['Linux; U; en-us', 'linux'],
    ['PlayStation 5', 'other'],
  ])('has, with %s, the system %s', (userAgent, system) => {
    expect(deviceOf(`Mozilla/5.0 (${userAgent})`).system).toBe(system)
  })
})
