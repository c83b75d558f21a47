import { sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { orders, payments } from '#server/platform/db/schema/commerce.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { walletGateway } from './payments.queries.ts'

/** Enqueues a check for every bank payment that is pending since before `before` and has no open job. */
export async function watchPayments(db: Executor, before: Date, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${jobs} (kind, unique_key, payload, run_at)
    select 'settle-payment', 'settle-payment:' || p.id, jsonb_build_object('payment_id', p.id), ${instant(now)}
    from ${payments} p
    where p.status = 'PENDING' and p.gateway <> ${walletGateway} and p.created_at < ${instant(before)}
      and not exists (
        select from ${jobs} j where j.finished_at is null and j.kind = 'settle-payment'
          and (j.payload ->> 'payment_id')::int = p.id)
    on conflict do nothing`)
  return rowCount ?? 0
}

/** Enqueues the end of every order whose payment deadline was before `before` and that has no open job. */
export async function watchOrders(db: Executor, before: Date, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${jobs} (kind, unique_key, payload, run_at)
    select 'expire-order', 'expire-order:' || o.id, jsonb_build_object('order_id', o.id), ${instant(now)}
    from ${orders} o
    where o.status = 'WAITING_PAYMENT' and o.expires_at < ${instant(before)}
      and not exists (
        select from ${jobs} j where j.finished_at is null and j.kind = 'expire-order'
          and (j.payload ->> 'order_id')::int = o.id)
    on conflict do nothing`)
  return rowCount ?? 0
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`
