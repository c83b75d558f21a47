import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '#server/platform/db/schema/catalogue.ts'
import { registeredImeis } from '#server/platform/db/schema/device-registry.ts'
import { mostWarrantyLines } from '#domain/warranty-import.ts'
import { demoDevices, unusedWarrantyCodes } from '#demo/catalogue/devices.ts'
import type { TestClient } from '#tests/support/client.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { isImei } from '#domain/imei.ts'
import { answer, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'
import { checkCodes, importCodes } from '#tests/support/warranty-codes.ts'

type Member = Awaited<ReturnType<typeof newStaff>>

let shop: TestShop
let keeper: Member
let support: Member
let product: { id: number; sku: string; title: string }
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  keeper = await newStaff(shop, 'catalogue')
  support = await newStaff(shop, 'support')
  const { id, sku, title } = products
  const [first] = await shop.db.select({ id, sku, title }).from(products).limit(1)
  if (first === undefined) throw new Error('the demo has no product')
  product = first
})
afterAll(() => shop.close())

let count = 0
/** A line whose code and serial number no other line has. */
function freshLine(): { code: string; serial: string; line: string } {
  count += 1
  const code = `FZ99TEST${String(count).padStart(4, '0')}`
  const serial = `SN${String(count).padStart(6, '0')}`
  return { code, serial, line: `${code},840213570000,${product.sku},${serial}` }
}

const find = ({ api }: Pick<TestClient, 'api'>, lookup: string) =>
  api.POST('/staff/device/', { body: { lookup } })
const register = ({ api }: TestClient, first_imei: string, warranty_code: string) =>
  api.POST('/device_registry/', { body: { first_imei, warranty_code } })
const revoke = (
  { api }: Pick<TestClient, 'api'>,
  id: number,
  { key = `revoke-${id}`, reason = 'کارت دزدیده شده', isRegistered = false } = {},
) =>
  api.POST('/staff/device/{id}/revoke/', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { reason, expected_registered: isRegistered },
  })

const unknown = { status: 404, code: 'device_not_found' }
const forbidden = { status: 403, code: 'forbidden' }

describe('an import of warranty codes', () => {
  it('names each bad line, and one of them is enough to import none', async () => {
    const good = freshLine()
    const lines = [
      good.line,
      `FZ1,840213570000,${product.sku}`,
      `${unusedWarrantyCodes[0]},840213570000,${product.sku}`,
      `${freshLine().code},840213570000,NO-SUCH-PRODUCT`,
      good.line,
      `${unusedWarrantyCodes[0]},12,NO-SUCH-PRODUCT`,
    ].join('\n')
    const check = await answer(checkCodes(keeper, lines))
    expect(check).toEqual({
      lines: 6,
      faults: [
        { line: 2, text: `FZ1,840213570000,${product.sku}`, fault: 'code_malformed' },
        { line: 3, text: expect.stringContaining('FZ18'), fault: 'code_exists' },
        { line: 4, text: expect.stringContaining('NO-SUCH'), fault: 'product_unknown' },
        { line: 5, text: good.line, fault: 'code_repeated' },
        { line: 5, text: good.line, fault: 'serial_repeated' },
        ...(
          ['registry_code_malformed', 'code_repeated', 'code_exists', 'product_unknown'] as const
        ).map((fault) => ({ line: 6, text: expect.stringContaining('NO-SUCH'), fault })),
      ],
      products: [{ title: product.title, sku: product.sku, codes: 1 }],
    })
    expect(await refusal(importCodes(keeper, lines, 'bad-lines-key'))).toEqual({
      status: 409,
      code: 'warranty_lines_refused',
    })
    expect(await refusal(find(support, good.code))).toEqual(unknown)
  })

  it('names its product in any case of letters', async () => {
    const { sku, title } = product
    const lines = [freshLine(), freshLine()].map(({ line }) => line)
    lines[1] = lines[1]?.replace(sku, sku.toLowerCase()) ?? ''
    expect(await answer(checkCodes(keeper, lines.join('\n')))).toEqual({
      lines: 2,
      faults: [],
      products: [{ title, sku, codes: 2 }],
    })
    const [other] = await shop.db
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(ne(products.id, product.id))
      .limit(1)
    const { id = 0, sku: before = '' } = other ?? {}
    await shop.db.update(products).set({ sku: sku.toLowerCase() }).where(eq(products.id, id))
    const faultsOf = async (typed: string) => {
      const line = freshLine().line.replace(sku, typed)
      return (await answer(checkCodes(keeper, line))).faults.map(({ fault }) => fault)
    }
    const found = [
      await faultsOf(sku),
      await faultsOf(sku.toLowerCase()),
      await faultsOf(sku.replace('Z', 'z')),
    ]
    await shop.db.update(products).set({ sku: before }).where(eq(products.id, id))
    expect(found).toEqual([[], [], ['product_unknown']])
  })

  it('makes all codes known at once, however often it is sent', async () => {
    const [one, other] = [freshLine(), freshLine()]
    const lines = `${one.line}\n${other.line}\n`
    expect((await answer(checkCodes(keeper, lines))).faults).toEqual([])
    expect(await refusal(find(support, one.code))).toEqual(unknown)
    const imported = await answer(importCodes(keeper, lines, 'good-lines-key'))
    expect(imported).toEqual({ id: expect.any(Number), codes: 2 })
    expect(await answer(importCodes(keeper, lines, 'good-lines-key'))).toEqual(imported)
    expect(await refusal(importCodes(keeper, lines, 'another-key'))).toEqual({
      status: 409,
      code: 'warranty_lines_refused',
    })
    const again = `${freshLine().code},840213570000,${product.sku},${one.serial}`
    const { faults } = await answer(checkCodes(keeper, again))
    expect(faults.map(({ fault }) => fault)).toEqual(['serial_exists'])
    const device = await answer(find(support, other.code))
    expect(device).toMatchObject({
      warranty_code: other.code,
      registry_code: '840213570000',
      serial_number: other.serial,
      product,
      registration: null,
      warranty: 'unregistered',
      revoked_at: null,
    })
    expect(device.actions.map(({ action, after }) => [action, after])).toEqual([
      ['importWarrantyCodes', { codes: 2 }],
    ])
  })

  it('is done once by two who send the same lines at the same moment', async () => {
    const { line } = freshLine()
    const replies = await Promise.all(
      ['first-of-two', 'second-of-two'].map((key) => refusal(importCodes(keeper, line, key))),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  it('has up to ten thousand lines', async () => {
    const lines = Array.from(
      { length: mostWarrantyLines },
      (_, index) => `FZBULK${String(index).padStart(6, '0')},840213570000,${product.sku}`,
    ).join('\n')
    expect((await answer(checkCodes(keeper, lines))).products[0]?.codes).toBe(mostWarrantyLines)
    expect((await answer(importCodes(keeper, lines, 'bulk-key'))).codes).toBe(mostWarrantyLines)
  })

  it('needs lines, and the role for the catalogue', async () => {
    const empty = { status: 400, code: 'file_empty' }
    expect(await refusal(checkCodes(keeper, ''))).toEqual(empty)
    expect(await refusal(importCodes(keeper, 'code,registry,product', 'heading-key'))).toEqual(
      empty,
    )
    const { line } = freshLine()
    expect(await refusal(checkCodes(support, line))).toEqual(forbidden)
    expect(await refusal(importCodes(support, line, 'support-key'))).toEqual(forbidden)
    expect(await refusal(find(keeper, unusedWarrantyCodes[0] ?? ''))).toEqual(forbidden)
    expect(await refusal(revoke(keeper, 1))).toEqual(forbidden)
  })
})

describe('a device', () => {
  it('is found by its code, its serial number and either of its numbers', async () => {
    const [first] = demoDevices
    const device = await answer(find(support, first.warrantyCode))
    expect(device.registration).toMatchObject({
      first_imei: first.firstImei,
      second_imei: first.secondImei,
      phone_number: expect.stringMatching(/^09\d{9}$/),
    })
    expect(device.warranty).toBe('active')
    expect((await answer(find(support, demoDevices[1].firstImei))).warranty).toBe('expired')
    const typed = [`${first.firstImei.slice(0, 5)} ${first.firstImei.slice(5)}`, first.secondImei]
    for (const lookup of typed) expect(await answer(find(support, lookup))).toEqual(device)
    const { code, serial, line } = freshLine()
    await answer(importCodes(keeper, line, 'serial-key'))
    const bySerial = await answer(find(support, serial.toLowerCase()))
    expect(bySerial.warranty_code).toBe(code)
    expect(await refusal(find(support, '490154203237518'))).toEqual(unknown)
    expect(await refusal(find(support, '---'))).toEqual(unknown)
  })
})

describe('a revoked code', () => {
  const revoked = { status: 409, code: 'warranty_code_revoked' }

  it('can no longer be registered, and says so', async () => {
    const { code, line } = freshLine()
    await answer(importCodes(keeper, line, 'to-revoke-key'))
    const { id } = await answer(find(support, code))
    expect(await refusal(revoke(support, id, { reason: '  ' }))).toEqual({
      status: 400,
      code: 'reason_required',
    })
    const device = await answer(revoke(support, id))
    const at = new Date(shop.clock.now()).toISOString()
    expect([device.revoked_at, device.warranty]).toEqual([at, 'revoked'])
    expect(device.actions[0]).toMatchObject({
      action: 'revokeWarrantyCode',
      staff_id: support.userId,
      before: { revoked_at: null },
      after: { revoked_at: at },
      reason: 'کارت دزدیده شده',
    })
    expect(await answer(revoke(support, id))).toEqual(device)
    const colleague = await newStaff(shop, 'owner')
    expect(await refusal(revoke(colleague, id, { key: 'of-a-colleague' }))).toEqual({
      status: 409,
      code: 'warranty_already_revoked',
    })
    const shopper = await newShopper(shop)
    expect(await refusal(register(shopper, '354058120987656', code))).toEqual(revoked)
  })

  it('makes the warranty of its device void for anyone who asks', async () => {
    const { code, line } = freshLine()
    await answer(importCodes(keeper, line, 'registered-key'))
    const shown = await answer(find(support, code))
    const shopper = await newShopper(shop)
    const imei = '864321056789014'
    expect((await answer(register(shopper, imei, code))).revoked_at).toBeNull()
    expect(await refusal(revoke(support, shown.id))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
    const key = 'seen-with-owner'
    const { revoked_at: at } = await answer(revoke(support, shown.id, { key, isRegistered: true }))
    const params = { query: { first_imei: imei } }
    const stranger = await newShopper(shop)
    for (const { api } of [shopper, stranger])
      expect((await answer(api.GET('/device_registry/', { params })))[0]?.revoked_at).toBe(at)
    expect(await refusal(register(shopper, imei, code))).toEqual(revoked)
  })

  it('is not one that there is not', async () => {
    expect(await refusal(revoke(support, 999_999))).toEqual(unknown)
  })
})

describe('a text that is more than one thing', () => {
  it('finds the code that it is, else the card with this serial number, else the device', async () => {
    const imei = '352099001761481'
    const [registered, bySerial, byCode] = [freshLine(), freshLine(), imei]
    const lines = [registered.line, `${bySerial.code},840213570000,${product.sku},${imei}`].join(
      '\n',
    )
    await answer(importCodes(keeper, lines, 'ambiguous-serial'))
    await answer(register(await newShopper(shop), imei, registered.code))
    expect((await answer(find(support, imei))).warranty_code).toBe(bySerial.code)
    const { serial } = freshLine()
    const line = `${byCode},840213570000,${product.sku},${serial}`
    await answer(importCodes(keeper, line, 'ambiguous-code'))
    expect((await answer(find(support, imei))).warranty_code).toBe(byCode)
  })
})

describe('a device of two people', () => {
  it('is registered for one of them when each sends its numbers in another order', async () => {
    const [low = '', high = '', own = ''] = Array.from({ length: 10 }, (_, digit) => digit)
      .flatMap((digit) =>
        ['351000000010', '351000000020', '351000000030'].map((start) => `${start}00${digit}`),
      )
      .filter(isImei)
      .toSorted()
    const [first, second] = [freshLine(), freshLine()]
    await answer(importCodes(keeper, `${first.line}\n${second.line}`, 'codes-of-two'))
    await answer(register(await newShopper(shop), own, first.code))
    const [registered] = await shop.db
      .select()
      .from(registeredImeis)
      .where(eq(registeredImeis.imei, own))
    const deviceId = registered?.deviceId ?? 0
    const { api } = await newShopper(shop)
    const late = await whileChanged(
      shop,
      (tx) => tx.insert(registeredImeis).values({ imei: low, deviceId }),
      () => {
        const body = { first_imei: high, second_imei: low, warranty_code: second.code }
        return refusal(api.POST('/device_registry/', { body }))
      },
      (tx) => tx.insert(registeredImeis).values({ imei: high, deviceId }),
    )
    expect(late).toEqual({ status: 409, code: 'device_already_registered' })
  })
})
