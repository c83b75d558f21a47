import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContract, type Operation } from '#server/http/contract/document.ts'
import { sessions } from '#server/platform/db/schema/accounts.ts'
import { staffRoleNames, staffRoles } from '#server/platform/db/schema/staff.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import type { TestClient } from '#tests/support/client.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

const { operations } = loadContract()
const guarded = operations.filter(
  ({ security }) => security.length > 0 && security.every((schemes) => schemes.length > 0),
)
const forStaff = operations.filter(({ roles }) => roles.length > 0)
const open = operations.filter((operation) => !guarded.includes(operation))

/** The operations that anyone may call. A new public operation has to be added here. */
const openToAll = [
  'getMenu',
  'getHome',
  'listStoryItems',
  'getStoryItem',
  'getSeoText',
  'listArticles',
  'getArticle',
  'listAboutUs',
  'getSiteFront',
  'getFaq',
  'getTextPage',
  'listFrequentQuestions',
  'listBriefProducts',
  'listProducts',
  'listProductCards',
  'getCategory',
  'listProductCategories',
  'listFilters',
  'getProduct',
  'listSimilarProducts',
  'countSearch',
  'countFlowSteps',
  'listPopularSearches',
  'listPriceHistory',
  'listRelatedEncyclopedia',
  'estimateDelivery',
  'findMapAddress',
  'uploadCommentFile',
  'listProductIntroductions',
  'listComments',
  'getCommentExtraData',
  'listCommentFiles',
  'createComment',
  'listQuestions',
  'requestOtp',
  'verifyOtp',
  'loginWithPassword',
  'requestPasswordResetOtp',
  'verifyPasswordResetOtp',
  'resetPassword',
  'refreshToken',
  'logout',
  'logoutByPost',
  'listProvinces',
  'listCities',
  'previewCart',
  'requestInstallment',
  'signUpByPlatform',
  'verifyPlatformSignUp',
  'listUsedPhoneModels',
  'getUsedPhoneModel',
  'requestUsedPhoneSale',
  'returnFromBank',
  'returnFromBankByPost',
  'searchMap',
]

/** By which a staff member gives password and code. */
const openUnverified = new Set(['verifyStaffPassword', 'requestStaffOtp', 'verifyStaffOtp'])

let shop: TestShop
const staffOf = new Map<string, TestClient>()
/** An owner who has given a code in the session, and no password. */
let halfway: TestClient
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  for (const role of staffRoleNames) staffOf.set(role, await newStaff(shop, role))
  const { userId, ...owner } = await newStaff(shop)
  const ofOwner = eq(sessions.userId, userId)
  await shop.db.update(sessions).set({ passwordProvenAt: null }).where(ofOwner)
  halfway = owner
})
afterAll(() => shop.close())

/** Any URL of the operation; it need not exist. */
const urlOf = ({ path }: Operation) =>
  `/api${path.replaceAll('{gateway}', 'sandbox').replaceAll(/\{\w+\}/g, '1')}`

/** @param isAdmitted the reply of an operation that streams is not waited for to its end then */
const call = (
  client: TestClient,
  operation: Operation,
  headers: Record<string, string> = {},
  isAdmitted = false,
) =>
  client.send({
    method: operation.method,
    url: urlOf(operation),
    headers,
    payloadAsStream: isAdmitted && operation.streams,
    ...(operation.body && {
      payload: '{}',
      headers: { ...headers, 'content-type': operation.body.contents[0]?.mediaType },
    }),
  })

describe('operations of the contract', () => {
  it('that are public are those on the list', () => {
    expect(open.map(({ id }) => id).toSorted()).toEqual(openToAll.toSorted())
  })

  it.each(open.map((operation) => [operation.id, operation] as const))(
    '%s can be called by anyone',
    async (_id, operation) => {
      const reply = await call(shop.client(), operation)
      const { code } = reply.body.startsWith('{') ? reply.json<{ code?: string }>() : {}
      expect(code).not.toBe('session_expired')
      expect(reply.statusCode).not.toBe(500)
      expect(code === 'unauthenticated').toBe(operation.id === 'refreshToken')
    },
  )

  it.each(guarded.map((operation) => [operation.id, operation] as const))(
    '%s asks an anonymous visitor to sign in, before anything else',
    async (_id, operation) => {
      const reply = await call(shop.client(), operation)
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toMatchObject({ code: 'unauthenticated' })
      const stale = await call(shop.client(), operation, { authorization: 'Bearer nonsense' })
      expect(stale.statusCode).toBe(401)
      expect(stale.json()).toMatchObject({ code: 'session_expired' })
    },
  )

  it.each(guarded.map((operation) => [operation.id, operation] as const))(
    '%s knows a visitor by cookie and by Bearer token',
    async (_id, operation) => {
      const client = await (operation.roles.length > 0 ? newStaff(shop) : shop.signIn())
      const token = client.cookies.get('accessToken') ?? ''
      const replies = [
        await call(shop.client(), operation, { authorization: `Bearer ${token}` }, true),
        await call(client, operation, {}, true),
      ]
      for (const reply of replies) {
        expect([401, 403, 500]).not.toContain(reply.statusCode)
        expect(reply.headers['cache-control']).toBe('private, no-store')
      }
    },
  )

  it.each(forStaff.map((operation) => [operation.id, operation] as const))(
    '%s is for staff alone',
    async (_id, operation) => {
      expect(operation.path).toMatch(/^\/staff\//)
      const reply = await call(await shop.signIn(), operation)
      expect(reply.statusCode).toBe(403)
      expect(reply.json()).toMatchObject({ code: 'forbidden' })
    },
  )

  it.each(forStaff.map((operation) => [operation.id, operation] as const))(
    '%s asks for password and code in the session, unless they are given with it',
    async (id, operation) => {
      const reply = await call(halfway, operation)
      const { code } = reply.json<{ code?: string }>()
      const isRefused = code === 'staff_verification_required'
      expect(isRefused).toBe(!openUnverified.has(id))
      expect(reply.statusCode === 403).toBe(isRefused)
    },
  )

  it.each(forStaff.map((operation) => [operation.id, operation] as const))(
    '%s is for the roles of the contract alone',
    async (_id, operation) => {
      const admitted: string[] = []
      for (const [role, client] of staffOf) {
        const reply = await call(client, operation)
        const { code } = reply.json<{ code?: string }>()
        expect(reply.statusCode === 403).toBe(code === 'forbidden')
        if (code !== 'forbidden') admitted.push(role)
      }
      expect(admitted).toEqual(staffRoleNames.filter((role) => operation.roles.includes(role)))
    },
  )

  it('for staff are all for the owner, and for no role that does not exist', () => {
    const known: readonly string[] = staffRoleNames
    expect(forStaff.filter(({ roles }) => !roles.includes('owner')).map(({ id }) => id)).toEqual([])
    expect(forStaff.flatMap(({ roles }) => roles).filter((role) => !known.includes(role))).toEqual(
      [],
    )
  })

  it('are closed from the next request on when a role is taken away', async () => {
    const client = await newStaff(shop, 'orders', 'catalogue')
    const orders = () => client.api.GET('/staff/order/')
    const me = () => client.api.GET('/staff/me/')
    expect((await orders()).response.status).toBe(200)
    expect((await answer(me())).roles).toEqual(['catalogue', 'orders'])
    await shop.db
      .delete(staffRoles)
      .where(and(eq(staffRoles.userId, client.userId), eq(staffRoles.role, 'orders')))
    expect(await refusal(orders())).toEqual({ status: 403, code: 'forbidden' })
    expect((await answer(me())).roles).toEqual(['catalogue'])
  })

  it('below /staff are all restricted to staff', () => {
    const below = operations.filter(({ path }) => path.startsWith('/staff/'))
    expect(below.map(({ id }) => id)).toEqual(forStaff.map(({ id }) => id))
  })
})
