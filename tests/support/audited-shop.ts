import { afterAll } from 'vitest'
import { expectBooksToBalance, expectLogToBeReadable } from './audit.ts'
import { addGoods, type Goods } from './goods.ts'
import { startShop, type TestShop } from './shop.ts'

/**
 * Starts a demo shop for the tests of a file and, after the last of them, checks that its books balance and its log can
 * be read. `stocked` adds a variant that the check counts; `initialStock` holds each variant's initial stock.
 */
export async function startAuditedShop(): Promise<{
  shop: TestShop
  initialStock: Map<number, number>
  stocked: (goods?: Goods) => Promise<number>
}> {
  const shop = await startShop({ content: 'demo' })
  const initialStock = new Map<number, number>()
  afterAll(async () => {
    await expectBooksToBalance(shop.db, initialStock)
    await expectLogToBeReadable(shop.db)
    await shop.close()
  })
  const stocked = async (goods: Goods = {}) => {
    const id = await addGoods(shop.db, goods)
    initialStock.set(id, goods.stock ?? 5)
    return id
  }
  return { shop, initialStock, stocked }
}
