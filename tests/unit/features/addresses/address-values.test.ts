import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import {
  addressInput,
  addressValues,
  newAddress,
  ownReceiver,
  refusal,
  savedAddress,
  schemaFor,
  type AddressValues,
} from '#src/features/addresses/shared/address-values.ts'
import { address, profile } from '#machines/testing/fixtures.ts'
import { ProblemError } from '#machines/kernel/problem.ts'

const filled: AddressValues = {
  title: 'خانه',
  province: '8',
  city: '340',
  address: 'نارمک، خیابان گلبرگ غربی، پلاک ۱۱۸ (واحد ۵)',
  location: null,
  postal_code: '۱۶۴۳۸۱۵۴۷۱',
  isReceiver: false,
  receiver_first_name: 'سارا',
  receiver_last_name: 'محمدی',
  receiver_national_code: '0012345679',
  receiver_phone_number: '۰۹۱۲۳۴۵۶۷۸۹',
}

/** The first message of a field, as the form shows it. */
function messageAt(field: keyof AddressValues, typed: string): string | undefined {
  const result = schemaFor(filled, 'checkout').safeParse({ ...filled, [field]: typed })
  return result.error?.issues.find(({ path }) => path[0] === field)?.message
}

describe('the address form', () => {
  it.each([
    'title',
    'province',
    'city',
    'address',
    'postal_code',
    'receiver_first_name',
    'receiver_last_name',
    'receiver_national_code',
    'receiver_phone_number',
  ] as const)('requires %s', (field) => {
    expect(messageAt(field, '  ')).toBe('فیلد الزامی است')
    expect(messageAt(field, filled[field])).toBeUndefined()
  })

  it.each(['postal_code', 'receiver_national_code', 'receiver_phone_number'] as const)(
    'accepts only digits as %s',
    (field) => {
      expect(messageAt(field, '12a')).toBe('لطفا فقط عدد وارد نمایید')
    },
  )

  it.each(['164381547', '16438154711'])('takes ten digits as a postal code, not %s', (code) => {
    expect(messageAt('postal_code', code)).toBe('کد پستی باید ۱۰ رقمی باشد')
  })

  it('refuses a postal code that cannot be one at the checkout only', () => {
    const impossible = { ...filled, postal_code: '0643815471' }
    expect(messageAt('postal_code', '0643815471')).toBe(
      'کد پستی معتبر نیست؛ پنج رقم اول آن هیچ‌وقت ۰ یا ۲ ندارد',
    )
    expect(messageAt('postal_code', '3333333333')).toBe(
      'کد پستی معتبر نیست؛ همهٔ رقم‌های آن نمی‌تواند یکی باشد',
    )
    expect(schemaFor(impossible, 'account').safeParse(impossible).success).toBe(true)
  })

  it('takes at most 320 characters of address', () => {
    expect(messageAt('address', 'آ'.repeat(321))).toBe('حداکثر کاراکتر مجاز برای آدرس ۳۲۰ می‌باشد')
    expect(messageAt('address', 'آ'.repeat(320))).toBeUndefined()
  })

  it('takes letters, digits and some punctuation of address', () => {
    expect(messageAt('address', 'پلاک ۷ @')).toBe(
      'فقط حروف انگلیسی و فارسی و برخی کاراکترها مجاز است',
    )
  })

  it.each(['receiver_first_name', 'receiver_last_name'] as const)(
    'takes only letters and what joins them as %s',
    (field) => {
      for (const name of ['علی۱۲', 'علی12', 'علی_'])
        expect(messageAt(field, name)).toBe('لطفا فقط حروف وارد نمایید')
      expect(messageAt(field, 'علی\u200cرضا مهر-آیین')).toBeUndefined()
    },
  )

  it('takes the fida code of a customer who receives in person', () => {
    const own = { ...filled, isReceiver: true, receiver_national_code: '۱۲۳۴۵۶۷۸۹۰۱۲' }
    expect(schemaFor(own, 'checkout').parse(own).receiver_national_code).toBe('123456789012')
  })

  it.each(['123456789', '12345678901'])('takes ten digits as a national code, not %s', (code) => {
    expect(messageAt('receiver_national_code', code)).toBe('کد ملی باید ۱۰ رقمی باشد')
  })

  it('sends Latin digits whatever digits were typed', () => {
    const sent = addressInput(schemaFor(filled, 'checkout').parse(filled))
    expect(sent).toEqual({
      title: 'خانه',
      province: 8,
      city: 340,
      address: filled.address,
      postal_code: '1643815471',
      latitude: null,
      longitude: null,
      receiver_first_name: 'سارا',
      receiver_last_name: 'محمدی',
      receiver_national_code: '0012345679',
      receiver_phone_number: '09123456789',
    })
  })

  it('starts empty for a new address', () => {
    expect(new Set(Object.values(addressValues(null)))).toEqual(new Set(['', null, false]))
  })

  it('keeps the point of the map with its address', () => {
    const location = { latitude: 35.7575, longitude: 51.4108 }
    expect(
      addressInput(schemaFor(filled, 'checkout').parse({ ...filled, location })),
    ).toMatchObject(location)
    expect(addressValues({ ...address, ...location }).location).toEqual(location)
    expect(addressValues(address).location).toBeNull()
  })

  it('shows what the server refused at its field', () => {
    const { failure } = new ProblemError('validation_failed', {
      fields: [{ field: 'postal_code', rule: 'pattern' }],
    })
    expect(refusal(failure, 'postal_code')).toBe('این مقدار پذیرفته نشد. آن را بررسی کنید.')
    expect(refusal(failure, 'title')).toBeUndefined()
  })
})

describe('a saved address', () => {
  const own = {
    receiver_first_name: address.receiver_first_name,
    receiver_last_name: address.receiver_last_name,
    receiver_national_code: toPersianDigits(address.receiver_national_code),
    receiver_phone_number: toPersianDigits(address.receiver_phone_number),
  }

  it.each([
    ['the customer', own, true],
    ['somebody else', { ...own, receiver_first_name: 'مریم' }, false],
    ['somebody, while the profile lacks a name', null, false],
  ])('is received by %s', (_, receiver, isReceiver) => {
    expect(savedAddress(address, receiver)).toEqual({ ...addressValues(address), isReceiver })
  })
})

describe('the customer as the receiver', () => {
  const known = {
    ...profile,
    first_name: 'نگار',
    last_name: 'رستمی',
    phone_number: '09123456789',
    national_code: '0012345679',
    fida_code: null,
  }
  const receiver = {
    receiver_first_name: 'نگار',
    receiver_last_name: 'رستمی',
    receiver_national_code: '۰۰۱۲۳۴۵۶۷۹',
    receiver_phone_number: '۰۹۱۲۳۴۵۶۷۸۹',
  }

  it.each([
    ['0012345679', null, '۰۰۱۲۳۴۵۶۷۹'],
    [null, '123456789012', '۱۲۳۴۵۶۷۸۹۰۱۲'],
    ['0012345679', '123456789012', '۰۰۱۲۳۴۵۶۷۹'],
  ])(
    'has the national code, or else the fida code of a foreign national: %j, %j',
    (national_code, fida_code, receiver_national_code) => {
      expect(ownReceiver({ ...known, national_code, fida_code })).toEqual({
        ...receiver,
        receiver_national_code,
      })
    },
  )

  it.each([
    { first_name: null },
    { first_name: '' },
    { last_name: null },
    { last_name: '' },
    { national_code: null },
  ])('is not known while the profile has %j', (missing) => {
    expect(ownReceiver({ ...known, ...missing })).toBeNull()
  })

  it('receives at a new address unless the profile lacks something', () => {
    expect(newAddress(receiver, 'خانه')).toEqual({
      ...addressValues(null),
      ...receiver,
      title: 'خانه',
      isReceiver: true,
    })
    expect(newAddress(null, 'خانه')).toEqual({ ...addressValues(null), title: 'خانه' })
  })
})
