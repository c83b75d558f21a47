import { describe, expect, it, onTestFinished } from 'vitest'
import { startedShop } from '#tests/support/started-shop.ts'

describe('the shop in development', () => {
  it('shows its pages, the back office and the studio from the sources, and does not restart itself', async () => {
    const shop = await startedShop({}, '--dev')
    onTestFinished(shop.remove)
    await shop.start()
    const page = await fetch(`${shop.origin}/login`)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('src="/src/app/entry-client.tsx"'),
    ])
    const studio = await fetch(`${shop.origin}/dev/studio`)
    expect([studio.status, await studio.text()]).toEqual([200, expect.stringContaining('main.tsx')])
    for (const path of ['/staff', '/staff/orders/5']) {
      const office = await fetch(shop.origin + path, { headers: { 'sec-fetch-dest': 'document' } })
      expect([office.status, await office.text()]).toEqual([
        200,
        expect.stringContaining('src="/staff/main.tsx'),
      ])
    }
    const script = await fetch(`${shop.origin}/staff/main.tsx`)
    expect([script.status, await script.text()]).toEqual([
      200,
      expect.stringContaining('createRoot'),
    ])
    expect(shop.output()).not.toContain('Restarting')
  }, 90_000)
})
