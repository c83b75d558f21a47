import { describe, expect, it } from 'vitest'
import { personal } from '#api/personal-fields.ts'
import { address, addressInput } from '#machines/testing/fixtures.ts'
import { redact, redactAddress, redactBody, redacted } from '#studio/channel/redact.ts'
import { wholeNumbers } from '#tests/unit/domain/random.ts'

const below = wholeNumbers(20_261_121)
const pick = <Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] =>
  items[below(0, items.length - 1)]
const repeat = (length: number, make: () => string) => Array.from({ length }, make).join('')

const scripts = ['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'] as const
const digits = (length: number) => {
  const script = pick(scripts)
  return repeat(length, () => script.charAt(below(0, 9)))
}
const letters = (alphabet: string, length: number) =>
  repeat(length, () => alphabet.charAt(below(0, alphabet.length - 1)))
const persian = () => letters('آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی', below(3, 14))
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const token = () => `aB3${letters(base64url, 40)}`

/** What must not leave the page, wherever it occurs. */
const secrets = {
  mobile: () => `09${digits(9)}`,
  code: () => digits(6),
  card: () => Array.from({ length: 4 }, () => digits(4)).join(pick(['', ' ', '-'])),
  iban: () => `IR${digits(24)}`,
  nationalCode: () => digits(10),
  postalCode: () => digits(10),
  token,
  jwt: () => `eyJ${token()}.${token()}.${token()}`,
  email: () => `${letters('abcdefgh.', 6)}a@${letters('abcdefgh', 5)}.ir`,
} as const

/** What is only recognizable by the name of its field, with names from the contract and the flows. */
const named = `
  first_name last_name receiver_first_name receiver_last_name display_name address text_address
  password repeated new_password confirm_password resetToken token phone_number
  receiver_phone_number mobile otp national_code fida_code postal_code card_number iban birthdate
  email`
  .trim()
  .split(/\s+/) as [string, ...string[]]

/** A tree of lists and fields with a secret in a leaf, like a context, an event or a body. */
function buried(leaf: unknown, depth: number): unknown {
  if (depth === 0) return leaf
  const inner = buried(leaf, depth - 1)
  return pick([
    () => [inner, below(0, 9)],
    () => ({ input: inner }),
    () => ({ output: inner, price: 98_500_000 }),
    () => ({ event: { type: 'profile.submitted', profile: inner } }),
    () => ({ snapshot: { context: inner } }),
  ])()
}

describe('redaction of generated values', () => {
  it.each(Object.entries(secrets))(
    'lets no %s out, in whatever text and at whatever depth',
    (_, make) => {
      for (let round = 0; round < 300; round += 1) {
        const secret = make()
        const text = pick([secret, `${persian()} ${secret} ${persian()}`, `(${secret})`])
        const leaf = pick([text, { note: text }])
        const out = JSON.stringify(redact(buried(leaf, below(0, 5))))
        expect(out).not.toContain(secret)
        expect(out).toContain(redacted)
      }
    },
  )

  it('lets no value out whose field is private, be it a text, a number or a list', () => {
    for (let round = 0; round < 1_000; round += 1) {
      const value = persian()
      const leaf = pick([value, [value, value], [[value]]])
      const out = JSON.stringify(redact(buried({ [pick(named)]: leaf }, below(0, 5))))
      expect(out).not.toContain(value)
    }
  })

  it.each(personal.names)('lets no value out of the field %s, which the contract marks', (name) => {
    const words = name.toLowerCase().split(/[_-]/)
    const [first = '', ...others] = words
    const camel =
      first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
    for (const spelling of [name, camel, `sent${camel.charAt(0).toUpperCase()}${camel.slice(1)}`]) {
      const value = persian()
      expect(redact({ [spelling]: value })).toEqual({ [spelling]: redacted })
    }
  })

  it.each(Object.entries(personal.together))(
    'lets no %s out next to the fields with which the contract marks it',
    (name, others) => {
      for (const other of others) {
        const value = persian()
        expect(redact({ [name]: value, [other]: true })).toMatchObject({ [name]: redacted })
      }
    },
  )

  it('lets out neither the name and the text of a guest who writes a comment, nor the names of files', () => {
    const draft = { stars: 4, text: 'پیام من', name: 'نیما', isAnonymous: false }
    const file = { key: 'a', name: 'سند ازدواج.jpg', kind: 'image', bytes: 900_000 }
    expect(redact({ context: { draft, files: [file] } })).toEqual({
      context: {
        draft: { stars: 4, text: redacted, name: redacted, isAnonymous: false },
        files: [{ ...file, name: redacted }],
      },
    })
  })

  it('hides the name of a person next to a number of a phone, and of a view that staff share', () => {
    const [name, phone] = ['مریم رضایی', '09361234567']
    expect(redact({ name, phone_number: phone })).toEqual({
      name: redacted,
      phone_number: redacted,
    })
    expect(redact({ contact: { name, phone } })).toEqual({
      contact: { name: redacted, phone: redacted },
    })
    expect(redact({ details: { name, mobile: phone } })).toEqual({
      details: { name: redacted, mobile: redacted },
    })
    expect(redact({ name, is_shared: true })).toEqual({ name: redacted, is_shared: true })
    expect(redact({ warranty: { name: 'هجده ماه' } })).toEqual({ warranty: { name: 'هجده ماه' } })
  })

  it('hides the name and the title in a change of a form, without the fields next to them', () => {
    expect(redact({ type: 'contact.changed', change: { name: 'مریم رضایی' } })).toEqual({
      type: 'contact.changed',
      change: { name: redacted },
    })
    expect(redact([{ type: 'draft.changed', change: { title: 'گوشی مریم' } }])).toEqual([
      { type: 'draft.changed', change: { title: redacted } },
    ])
  })

  it('hides what a customer wrote about a return, as it is sent, kept and shown to staff', () => {
    const description = 'مریم هستم؛ روشن نمی‌شود'
    const items = [{ price_id: 11, quantity: 1 }]
    expect(redact({ request: { items, reason: 'defective', description } })).toMatchObject({
      request: { items, description: redacted },
    })
    for (const kept of [{ items }, { goods: [], moves: [] }])
      expect(redact({ id: 4, description, admin_comment: null, ...kept })).toMatchObject({
        description: redacted,
      })
    const gateway = { name: 'ملت', description: 'کارت‌های شتاب' }
    expect(redact(gateway)).toEqual(gateway)
  })

  it('hides where a sign-in leads to, which may name somebody', () => {
    expect(redact({ redirectUrl: '/profile?first_name=نیما' })).toEqual({ redirectUrl: redacted })
    expect(redactAddress('http://shop.test/login?redirectUrl=/profile%3Ffirst_name=x')).toBe(
      `/login?redirectUrl=${redacted}`,
    )
  })

  it('does the same for the text of a request or a reply', () => {
    for (let round = 0; round < 200; round += 1) {
      const [name, mobile] = [persian(), secrets.mobile()]
      const body = JSON.stringify(buried({ first_name: name, note: mobile }, below(0, 4)))
      const out = JSON.stringify(redactBody(body))
      expect(out).not.toContain(name)
      expect(out).not.toContain(mobile)
    }
    const form = `phone=${secrets.mobile()}`
    expect(redactBody(form)).toBe(`phone=${redacted}`)
  })

  it('leaves of an address only its id, be it one that is saved, one that is sent or a place on the map', () => {
    const [id, hidden] = [{ id: address.id }, { latitude: 35.7, longitude: 51.4 }]
    const saved = redact({ output: { ...address, ...hidden } })
    const masked = Object.keys(address).map((name) => [name, redacted])
    expect(saved).toEqual({ output: { ...Object.fromEntries(masked), ...id } })
    const sent = redact({ type: 'address.submitted', address: addressInput })
    expect(sent).toMatchObject({
      type: 'address.submitted',
      address: { title: redacted, province: redacted, city: redacted },
    })
    expect(redact({ type: 'province.chosen', provinceId: 8 })).toEqual({
      type: 'province.chosen',
      provinceId: redacted,
    })
    expect(redact({ map_point: { lat: 35.7, lng: 51.4 }, coordinates: [51.4, 35.7] })).toEqual({
      map_point: { lat: redacted, lng: redacted },
      coordinates: [redacted, redacted],
    })
  })

  it('removes the cities that a form offers, which would reveal the province', () => {
    const cities = [{ id: 301, name: 'تهران' }]
    const hidden = [{ id: redacted, name: redacted }]
    expect(redact({ type: 'xstate.done.actor.listCities', output: cities })).toMatchObject({
      output: hidden,
    })
    expect(redact({ context: { cities } })).toEqual({ context: { cities: hidden } })
    expect(redactBody(JSON.stringify(cities))).toEqual(hidden)
    expect(redactAddress('http://shop.test/api/accounts/list-city/8/')).toBe(
      `/api/accounts/list-city/${redacted}/`,
    )
  })

  it('hides the title of a ticket and of a message, and the picture of a profile', () => {
    const [ticket, message, profile] = [
      { id: 4, title: 'گوشی روشن نمی‌شود', unseen_messages: 1 },
      { id: 9, title: 'پاسخ درخواست شما', seen: false },
      { image: '/uploads/3f2c', first_name: null },
    ]
    expect(redact([ticket, message])).toEqual([
      { ...ticket, title: redacted },
      { ...message, title: redacted },
    ])
    expect(redact(profile)).toMatchObject({ image: redacted })
  })

  it('hides a number that is the name of a field', () => {
    expect(redact({ '09123456789': { tries: 2 } })).toEqual({ [redacted]: { tries: 2 } })
  })

  it('leaves what a developer needs: types, states, prices, ids, instants, slugs and codes of problems', () => {
    const facts = {
      type: 'xstate.done.actor.loadCheckout',
      value: { shopping: { invoice: 'choosing' } },
      title: 'آیفون ۱۷ پرو مکس',
      addressId: 21,
      slug: 'iphone-17-pro-max-256gb-12gb-ram-nanosim',
      total_amount: 9_850_000,
      price_id: 118_204,
      resendAt: 1_795_000_000_123,
      expires_at: '2026-11-22T00:13:19.492Z',
      read_at: null,
      failure: { code: 'code_invalid', triesLeft: 4, fields: [] },
      signedIn: true,
      password: '',
    }
    expect(redact(facts)).toEqual(facts)
  })
})
