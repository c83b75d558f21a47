import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { countForStaff, findForStaff } from '#server/features/comments/comments.queries.ts'
import { readQueueSearch } from '#server/features/staff/queue.ts'
import { startShop } from '#tests/support/shop.ts'
import { newShopper } from '#tests/support/shopper.ts'

describe('the search of comments by staff', () => {
  it('uses an index for words and for a phone number among 100,000 comments', async () => {
    const shop = await startShop({ content: 'demo' })
    onTestFinished(() => shop.close())
    const { db } = shop
    const { userId, phone } = await newShopper(shop)
    await db.execute(sql`
      insert into comments (product_id, author_id, display_name, text, search_text, stars, status)
      select (select min(id) from products), case when n = 500 then ${userId}::int end, 'مریم', '',
        'کیفیت دوربین خوب است کد' || n, 5, case when n % 50 = 0 then 'pending' else 'approved' end
      from generate_series(1, 100000) n`)
    await db.execute(sql`analyze comments`)
    const planOf = async (query: SQL) => {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const byWord = { status: 'approved', search: readQueueSearch('دوربین کد۷۷۷۷۷') } as const
    const plan = await planOf(findForStaff(db, { ...byWord, page: 1, size: 20 }).getSQL())
    expect(plan).toContain('comments_words')
    expect(plan).not.toContain('Seq Scan on comments')
    expect(await countForStaff(db, byWord)).toBe(1)

    const byPhone = { status: 'pending', search: readQueueSearch(phone) } as const
    const ofAuthor = await planOf(findForStaff(db, { ...byPhone, page: 1, size: 20 }).getSQL())
    expect(ofAuthor).toContain('comments_author')
    expect(ofAuthor).not.toContain('Seq Scan on comments')
    expect(await countForStaff(db, byPhone)).toBe(1)
  })
})
