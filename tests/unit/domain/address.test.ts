import { describe, expect, it } from 'vitest'
import { addressFromMap, addressLine, isAddressText, displayAddress } from '#domain/address.ts'

describe('the text of an address', () => {
  it.each([
    'تهران، خیابان دماوند، کوچهٔ ۱۲، پلاک 4 (طبقهٔ دوم)',
    'خانه‌ی قدیمی؛ No. 7/2 - unit #3\nزنگ دوم',
    `"\\'*+_:.,`,
  ])('may be %j', (text) => {
    expect(isAddressText(text)).toBe(true)
  })

  it.each(['پلاک ۷ 🙂', 'a@b', '<script>', 'کوچه؟', 'Улица', 'ا\u202eب'])(
    'may not be %j',
    (text) => {
      expect(isAddressText(text)).toBe(false)
    },
  )

  it('has at most 320 characters', () => {
    expect(isAddressText('آ'.repeat(320))).toBe(true)
    expect(isAddressText('آ'.repeat(321))).toBe(false)
  })
})

describe('the address that a map service has for a point', () => {
  it('keeps only the characters that an address may have', () => {
    expect(addressFromMap(at('میدان ونک – تهران | «۱۹۹۱۷»'))).toBe('میدان ونک تهران ۱۹۹۱۷')
  })

  it.each([
    ['تهران، ونک، خیابان سرو', 'ونک، خیابان سرو'],
    ['استان تهران، شهر تهران، ونک', 'ونک'],
    ['ونک، تهران', 'ونک، تهران'],
    ['تهران‌پارس، فلکهٔ اول', 'تهران‌پارس، فلکهٔ اول'],
    ['تهران', 'تهران'],
  ])('of «%s» leaves out the province and city at its start', (text, rest) => {
    expect(addressFromMap({ ...at(text), province_name: 'تهران', city_name: 'تهران' })).toBe(rest)
  })

  it('is cut between its parts where it is too long', () => {
    const part = `${'آ'.repeat(99)}، `
    const text = addressFromMap(at(part.repeat(5)))
    expect(text).toBe(part.repeat(3).slice(0, -2))
    expect(isAddressText(text)).toBe(true)
    expect(addressFromMap(at('آ'.repeat(400)))).toHaveLength(320)
  })
})

/** A point for which the map service names neither province nor city. */
const at = (text: string) => ({ display_name: text, province_name: null, city_name: null })

describe('an address in one line', () => {
  it.each([
    [['تهران', 'تهران', 'ونک'], 'تهران، ونک'],
    [['فارس', 'شیراز', 'ارم'], 'فارس، شیراز، ارم'],
    [[null, null, 'ونک'], 'ونک'],
  ] as const)('of %j is «%s»', ([province, city, text], line) => {
    expect(addressLine(province, city, text)).toBe(line)
  })
})

it('shows an address with Persian digits, and breaks no line between a word and its number', () => {
  expect(displayAddress('کوچهٔ نسترن، پلاک ۱۲، طبقهٔ 2، واحد شرقی')).toBe(
    'کوچهٔ نسترن، پلاک\u00a0۱۲، طبقهٔ\u00a0۲، واحد شرقی',
  )
})
