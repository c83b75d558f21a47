import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '#demo/seed/load.ts'
import type { Schemas } from '#server/schemas.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import type { TestClient } from '#tests/support/client.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { answer, giveFactors, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'

const { shop } = await startAuditedShop()
const owner = await newStaff(shop, 'owner')

type Roles = Schemas['StaffRole'][]
const set = (by: TestClient, phone: string, roles: Roles, seen: Roles) =>
  by.api.PUT('/staff/member/', { body: { phone_number: phone, roles, expected_roles: seen } })
const members = async () => (await answer(owner.api.GET('/staff/member/'))).results

describe('the roles of staff', () => {
  it('are given and taken away by the owner, from the next request on', async () => {
    const person = await newShopper(shop)
    const me = () => person.api.GET('/staff/me/')
    expect(await refusal(me())).toEqual({ status: 403, code: 'forbidden' })
    const { results } = await answer(set(owner, person.phone, ['support', 'orders'], []))
    expect(results).toEqual(await members())
    expect(results.at(-1)).toEqual({
      id: person.userId,
      first_name: 'مریم',
      last_name: 'رضایی',
      phone_number: person.phone,
      roles: ['orders', 'support'],
    })
    expect(await refusal(me())).toEqual({ status: 403, code: 'staff_verification_required' })
    await giveFactors(shop, person.userId)
    expect((await answer(me())).roles).toEqual(['orders', 'support'])
    await answer(set(owner, person.phone, [], ['orders', 'support']))
    expect(await refusal(me())).toEqual({ status: 403, code: 'forbidden' })
    expect((await members()).map(({ id }) => id)).not.toContain(person.userId)
  })

  it('are not overwritten by an owner who has not seen them, and can be set twice', async () => {
    const person = await newShopper(shop)
    await answer(set(owner, person.phone, ['support'], []))
    const slower = set(owner, person.phone, ['finance'], [])
    expect(await refusal(slower)).toEqual({ status: 409, code: 'changed_meanwhile' })
    const roles = async () => (await members()).find(({ id }) => id === person.userId)?.roles
    expect(await roles()).toEqual(['support'])
    await answer(set(owner, person.phone, ['support'], []))
    await answer(set(owner, person.phone, ['finance'], ['support']))
    expect(await roles()).toEqual(['finance'])
  })

  it('need an account', async () => {
    expect(await refusal(set(owner, '09990000000', ['orders'], []))).toEqual({
      status: 404,
      code: 'customer_not_found',
    })
  })

  it('are set by nobody whose own are being taken away', async () => {
    const fired = await newStaff(shop, 'owner')
    const late = await whileChanged(
      shop,
      (tx) => tx.delete(staffRoles).where(eq(staffRoles.userId, fired.userId)),
      () => refusal(set(fired, fired.phone, ['owner'], [])),
    )
    expect(late).toEqual({ status: 403, code: 'forbidden' })
    expect((await members()).map(({ id }) => id)).not.toContain(fired.userId)
  })

  it('always have an owner, even when two owners take the role from each other', async () => {
    await answer(set(owner, demoAccounts.staff.phone, [], ['owner']))
    const other = await newStaff(shop, 'owner')
    const results = await Promise.all([
      refusal(set(owner, other.phone, [], ['owner'])),
      refusal(set(other, owner.phone, [], ['owner'])),
    ])
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    const last = results[0]?.status === 200 ? owner : other
    const { results: left } = await answer(last.api.GET('/staff/member/'))
    const owners = left.filter(({ roles }) => roles.includes('owner'))
    expect(owners.map(({ id }) => id)).toEqual([last.userId])
    expect(await refusal(set(last, last.phone, ['orders'], ['owner']))).toEqual({
      status: 409,
      code: 'last_owner',
    })
  })
})
