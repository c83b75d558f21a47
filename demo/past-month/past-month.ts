import { randomUUID } from 'node:crypto'
import { gte } from 'drizzle-orm'
import { addDays, tehranDay, tehranInstant } from '#domain/day.ts'
import { createApp, type App } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/platform/db/database.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { createLog } from '#server/platform/log.ts'
import { drawnMap } from '#demo/map/drawn-map.ts'
import { outboxRoutes } from '#demo/outbox-routes.ts'
import { withSandboxBank } from '#demo/sandbox-bank/gateway.ts'
import { sandboxBank } from '#demo/sandbox-bank/routes.ts'
import { randomFrom } from '#demo/seed/generate.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { createCustomers, type Customer } from './customers.ts'
import { buyers } from './people.ts'
import { placeOrder, visitBank } from './purchase.ts'
import type { Play } from './play.ts'
import { createTimeline } from './timeline.ts'
import { answer, createVisitor, newestCode, type Visitor } from './visitor.ts'
import { planWritings } from './write.ts'
import { writings } from './writings.ts'

const days = 30
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Variants with fewer units are left to users who try the demo. */
const leastStock = 8

/**
 * Plays the month before `now` in a filled demo, through the shop's own API with a clock of its own: customers sign up,
 * buy, pay or do not, return and ask; staff send what was paid. Its figures and lists are what such a month leaves. The
 * same month every time.
 */
export async function playPastMonth(
  { config, database }: { config: Config; database: OpenDatabase },
  now: number,
): Promise<void> {
  const timeline = createTimeline(now - days * dayMs)
  let app: App | null = null
  app = await createApp({
    config,
    database,
    log: createLog({ logLevel: 'warn' }),
    now: timeline.now,
    transport: async (url, { headers, body }) => {
      if (app === null) throw new Error('the shop is not open yet')
      const request = {
        method: 'POST',
        url: new URL(url).pathname,
        headers,
        payload: body,
      } as const
      const reply = await app.server.inject(request)
      return new Response(reply.body, { status: reply.statusCode })
    },
    extensions: [
      {
        map: drawnMap,
        gateways: withSandboxBank,
        routes: (server, context) => {
          outboxRoutes(server, context)
          sandboxBank(server, context)
        },
      },
    ],
  })
  const { server, jobs } = app
  try {
    await server.ready()
    const random = randomFrom(1405)
    const play: Play = {
      app,
      timeline,
      siteUrl: config.siteUrl,
      staff: signedInStaff(app),
      customer: createCustomers(server),
      random,
      pick: (items) => {
        const item = items[Math.floor(random() * items.length)]
        if (item === undefined) throw new Error('there is nothing to pick from')
        return item
      },
    }
    await planPurchases(play, now)
    planWritings(play, now)
    await timeline.play(now, async () => {
      while ((await jobs.runDue()) > 0);
    })
  } finally {
    await app.close()
  }
}

/** The owner, who gives password and code again when the back office would ask for them. */
function signedInStaff({ server, context }: App): () => Promise<Visitor> {
  const shiftMs = context.config.limits.staffVerificationSeconds * 1000
  let shift: { member: Visitor; endsAt: number } | null = null
  return async () => {
    const now = context.now()
    if (shift !== null && now < shift.endsAt) return shift.member
    const member = createVisitor(server, '10.20.1.1')
    const { phone: phone_number, password } = demoAccounts.staff
    await member.api.POST('/accounts/login_with_password/', { body: { phone_number, password } })
    await member.api.POST('/staff/verification/request-otp/')
    const otp = await newestCode(member, phone_number)
    await member.api.POST('/staff/verification/', { body: { otp } })
    shift = { member, endsAt: now + shiftMs }
    return member
  }
}

/** Two to four purchases a day, most of them in the evening, more in the last week. */
async function planPurchases(play: Play, now: number): Promise<void> {
  const { app, timeline, random } = play
  const sold = await app.context.db
    .select({ id: variants.id })
    .from(variants)
    .where(gte(variants.stock, leastStock))
    .orderBy(variants.id)
  const goods = sold.map(({ id }) => id)
  for (let ago = days; ago >= 0; ago -= 1) {
    const day = addDays(tehranDay(now), -ago)
    const count = 2 + Math.floor(random() * (ago < 8 ? 3 : 2))
    for (let number = 0; number < count; number += 1) {
      const at = tehranInstant(day, 9) + (1 - random() ** 2) * 14 * hourMs
      const buyer = Math.floor(random() * buyers.length)
      timeline.plan(at, () => buy(play, buyer, goods))
    }
  }
}

async function buy(play: Play, buyer: number, goods: readonly number[]): Promise<void> {
  const { pick, random, timeline, siteUrl } = play
  const customer = await play.customer(buyer)
  const chosen = random() < 0.3 ? [pick(goods), pick(goods)] : [pick(goods)]
  const isPickup = customer.buyer.province === 'تهران' && random() < 0.4
  const order = await placeOrder(customer, [...new Set(chosen)], isPickup)
  const fate = random()
  if (fate < 0.08) return
  await visitBank(customer, order, siteUrl, fate < 0.13 ? 'cancel' : 'pay')
  if (fate < 0.13) return
  const isRejected = fate > 0.93
  timeline.plan(nextWorkingHour(timeline.now(), random), () =>
    advance(play, { customer, order, isRejected }),
  )
}

type Sale = { customer: Customer; order: number; isRejected: boolean }

/** The staff take an order one step on, and plan the next; who comes to a branch has the code of the order. */
async function advance(play: Play, sale: Sale): Promise<void> {
  const { timeline, random } = play
  const { customer, order, isRejected } = sale
  const { api } = await play.staff()
  const path = { id: order }
  const shown = await answer(customer.api.GET('/purchase/v4/order/{id}/', { params: { path } }))
  const { moves, waits_at_desk: waitsAtDesk } = await answer(
    api.GET('/staff/order/{id}/', { params: { path } }),
  )
  if (isRejected && shown.text_status === 'PROCESSING') {
    const body = { event: 'staff.rejected', reason: writings.rejection } as const
    await api.POST('/staff/order/{id}/move/', { params: { path }, body })
    return
  }
  if (waitsAtDesk) {
    const pickup_code = shown.pickup_code ?? ''
    const header = { 'Idempotency-Key': randomUUID() }
    await api.POST('/staff/pick-up/{id}/hand-over/', {
      params: { path, header },
      body: { pickup_code },
    })
    return planReturn(play, sale)
  }
  const next = moves.find(({ event }) => event !== 'staff.rejected')
  if (next === undefined) return
  await api.POST('/staff/order/{id}/move/', { params: { path }, body: { event: next.event } })
  if (next.event === 'staff.delivered') return planReturn(play, sale)
  const waits = next.event === 'staff.sent' ? (1 + random() * 2) * dayMs : random() * 9 * hourMs
  timeline.plan(nextWorkingHour(timeline.now() + waits, random), () => advance(play, sale))
}

/** One of six comes back within the week: the staff agree, and pay for it into the wallet once it has arrived. */
function planReturn(play: Play, { customer, order }: Sale): void {
  const { timeline, random } = play
  if (random() > 1 / 6) return
  timeline.plan(timeline.now() + (1 + random() * 4) * dayMs, async () => {
    const path = { id: order }
    const shown = await answer(customer.api.GET('/purchase/v4/order/{id}/', { params: { path } }))
    const items = shown.returnable.slice(0, 1).map(({ price_id }) => ({ price_id, quantity: 1 }))
    const body = {
      items,
      reason: 'changed_mind',
      description: writings.returnDescription,
    } as const
    const { returns } = await answer(
      customer.api.POST('/purchase/v4/order/{id}/return/', { params: { path }, body }),
    )
    const id = returns[0]?.id ?? 0
    for (const [event, waits] of [
      ['staff.approved', dayMs],
      ['goods.received', 4 * dayMs],
    ] as const)
      timeline.plan(nextWorkingHour(timeline.now() + waits, random), async () => {
        const { api } = await play.staff()
        await api.POST('/staff/return/{id}/move/', { params: { path: { id } }, body: { event } })
      })
  })
}

/** A moment between 9 and 18 in Tehran, not before `at`. */
function nextWorkingHour(at: number, random: () => number): number {
  const day = tehranDay(at)
  const opens = tehranInstant(day, 9)
  if (at < opens) return opens + random() * hourMs
  if (at < tehranInstant(day, 18)) return at
  return tehranInstant(addDays(day, 1), 9) + random() * hourMs
}
