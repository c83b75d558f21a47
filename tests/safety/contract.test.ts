import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemStatuses } from '#api/problem-statuses.ts'
import { problemTexts } from '#i18n/problems.ts'
import { asObject, type Json } from '#tools/json.ts'
import { personalFields } from '#tools/personal-fields.ts'
import { codesOf, reachableCodes } from './reachable-problems.ts'

const contract = asObject(JSON.parse(readFileSync('generated/api/openapi.json', 'utf8')))
const components = asObject(contract['components'])
const operations = Object.values(asObject(contract['paths'])).flatMap((item) =>
  Object.values(asObject(item)).map(asObject),
)
const codes = Object.keys(problemStatuses)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

describe('the problems of the contract', () => {
  it('are declared by every operation, each with a known code, and none twice', () => {
    expect(operations.length).toBeGreaterThan(60)
    for (const operation of operations) {
      const { operationId, 'x-problems': declared } = operation
      expect({ operationId, isList: Array.isArray(declared) }).toEqual({
        operationId,
        isList: true,
      })
      const common = new Set(list(contract['x-problems']))
      const own = list(declared)
      const unknown = own.filter((code) => !codes.includes(String(code)) || common.has(code))
      expect({ operationId, unknown }).toEqual({ operationId, unknown: [] })
      expect(new Set(own).size).toBe(own.length)
    }
  })

  it('each have a status and a Persian sentence, and nothing else has', () => {
    const known = list(asObject(asObject(components['schemas'])['ProblemCode'])['enum'])
    expect(new Set(codes)).toEqual(new Set(known))
    expect(known.filter((code) => !(String(code) in problemTexts))).toEqual([])
  })

  it('are all declared somewhere, and so is every code that the server throws', () => {
    const declared = new Set([
      ...list(contract['x-problems']),
      ...list(contract['x-staff-problems']),
      ...Object.values(asObject(components['securitySchemes'])).flatMap((scheme) =>
        list(asObject(scheme)['x-problems']),
      ),
      ...operations.flatMap((operation) => list(operation['x-problems'])),
    ])
    expect(codes.filter((code) => !declared.has(code))).toEqual([])
    const thrown = globSync('server/**/*.ts').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/new Problem\(\s*'(\w+)'/g),
        ([, code]) => code,
      ),
    )
    expect(thrown.length).toBeGreaterThan(60)
    expect(thrown.filter((code) => !declared.has(code))).toEqual([])
  })

  it('are declared only for operations whose handlers can reach them', { timeout: 90_000 }, () => {
    const all = new Set(codes)
    const reachable = reachableCodes(all)
    expect(reachable.size).toBe(operations.length)
    const ofForms = codesOf('server/http/contract/register.ts', 'receivedForm', all)
    const excess = operations.flatMap((operation) => {
      const id = String(operation['operationId'])
      const takesForm =
        'multipart/form-data' in asObject(asObject(operation['requestBody'])['content'])
      const known = new Set<string>([
        ...(reachable.get(id) ?? []),
        ...(takesForm ? ofForms : []),
        ...(needsRole(operation) ? ['forbidden'] : []),
      ])
      return list(operation['x-problems'])
        .filter((code) => !known.has(String(code)))
        .map((code) => `${id}: ${String(code)}`)
    })
    expect(excess).toEqual([])
  })
})

describe('personal fields', () => {
  const sounds =
    /name|phone|mobile|national|address|street|postal|card|iban|email|birth|token|password|otp|city|province|latitude|longitude|receiver|_code$|^text$|^title$/

  /** What sounds personal but is the same for everyone. */
  const isPublic = new Map<string, string>([
    ['alphabetic_value', 'of a property of a product'],
    ['alt_text', 'of a picture'],
    ['brand_en_name', 'a brand'],
    ['city_id', 'where a price of delivery applies'],
    ['color_code', 'of a variant'],
    ['color_name', 'of a variant'],
    ['address_id', 'says nothing without the address'],
    ['all_items_title', 'a menu'],
    ['category_name', 'a category'],
    ['gateway_name', 'a bank'],
    ['gift_cards', 'the codes and numbers in them are marked'],
    ['received_gift_cards', 'amounts and dates'],
    ['has_set_password', 'says whether, not which'],
    ['has_password', 'says whether, not which'],
    ['discount_code', 'of the shop, on an invoice'],
    ['english_name', 'of a brand'],
    ['icon_alt_text', 'of a gateway'],
    ['insurance_name', 'an insurance'],
    ['shipping_name', 'a shipping method'],
    ['item_name', 'a product, for the analytics'],
    ['mobile_banner', 'a picture for phones'],
    ['mobile_image', 'a picture for phones'],
    [
      'name',
      'of colors, categories, gateways and delivery methods; a place is personal as a whole',
    ],
    ['product_title', 'a product'],
    ['password_wait_seconds', 'a duration'],
    ['takes_parcel_code', 'whether an order takes one'],
    ['lacks_parcel_code', 'says whether, not which'],
    ['province_id', 'where a price of delivery applies'],
    ['second_title', 'a product'],
    ['detail_page_titles', 'of a product'],
    ['text_status', 'of an order'],
    ['text_status__in', 'of orders'],
    ['title', 'of products and pages; those of addresses, messages and tickets are marked'],
    ['title_tag', 'of a page'],
    ['tracking_code', 'the number of an order, which support asks for'],
  ])

  const named = new Map<string, unknown>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    for (const [name, field] of Object.entries(asObject(asObject(value)['properties'])))
      named.set(name, field)
    Object.values(asObject(value)).forEach(visit)
  }
  visit(contract)

  it('are marked wherever a name sounds personal, or listed here with what they are', () => {
    const { names } = personalFields(contract)
    const unmarked = [...named.keys()].filter(
      (name) => sounds.test(name) && !names.includes(name) && !isPublic.has(name),
    )
    expect(unmarked).toEqual([])
    expect([...isPublic.keys()].filter((name) => names.includes(name))).toEqual([])
  })

  it('are found in properties, behind references, in parameters and in objects that are personal as a whole', () => {
    const document: Json = {
      components: {
        schemas: {
          Phone: { type: 'string', 'x-personal': true },
          Person: {
            properties: {
              phone: { $ref: '#/components/schemas/Phone' },
              email: { type: 'string', 'x-personal': true },
              title: { type: 'string', 'x-personal': 'here' },
              job: { type: 'string' },
            },
          },
          Letter: {
            properties: {
              title: { type: 'string', 'x-personal': { with: ['seen'] } },
              seen: { type: 'boolean' },
            },
          },
          Place: { 'x-personal': true, properties: { name: {}, id: {} } },
        },
      },
      paths: {
        '/of/{place}/': {
          get: {
            parameters: [
              { name: 'place', in: 'path', 'x-personal': true },
              { name: 'token', in: 'query', 'x-personal': true },
              { name: 'page', in: 'query' },
            ],
          },
        },
      },
    }
    expect(personalFields(document)).toEqual({
      names: ['email', 'phone', 'token'],
      together: { title: ['email', 'phone', 'seen'] },
      shapes: [['id', 'name']],
      paths: ['/of/{place}/'],
    })
  })

  it('cannot be marked as personal next to nothing', () => {
    const alone = { Thing: { properties: { title: { 'x-personal': 'here' } } } }
    expect(() => personalFields({ components: { schemas: alone } })).toThrow(/title/)
    const missing = { Thing: { properties: { title: { 'x-personal': { with: ['seen'] } } } } }
    expect(() => personalFields({ components: { schemas: missing } })).toThrow(/title/)
  })
})

/** The contract names the roles of an operation in its security schemes; the server itself checks them. */
function needsRole(operation: Json): boolean {
  return list(operation['security']).some((schemes) =>
    Object.values(asObject(schemes)).some((roles) => list(roles).length > 0),
  )
}
