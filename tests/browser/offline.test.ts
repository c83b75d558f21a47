import { describe, expect, inject, it } from 'vitest'
import { networkNoise } from './support/network.ts'
import { shopper, useBrowser } from './support/story.ts'

useBrowser()

describe('without a network', () => {
  it('a page that was never opened says so, and opens once the network is back', async () => {
    const { page, context } = await shopper('phone', {
      serviceWorker: true,
      expectedErrors: networkNoise,
    })
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/warranty-7day', { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'ارتباط با فروشگاه برقرار نشد' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/warranty-7day')
    await page.getByRole('link', { name: 'تلاش دوباره' }).waitFor()
    await page.getByText('سبد خریدتان سر جای خود است').waitFor()
    const call = page.getByRole('link', { name: '۰۲۱-۸۸۰۰۱۸۰۰' })
    expect(await call.getAttribute('href')).toBe('tel:02188001800')
    await page.locator('svg').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px Vazirmatn', 'فروشگاه')))
      .toBe(true)
    expect(await page.evaluate(() => document.fonts.size)).toBe(1)
    await page.goto('/staff/orders', { waitUntil: 'commit' })
    await page.getByText('با وصل شدن اینترنت، پیشخان خودبه‌خود باز می‌شود').waitFor()
    await page.goto('/warranty-7day', { waitUntil: 'commit' })
    await page.getByText('سبد خریدتان سر جای خود است').waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'ضمانت هفت‌روزه' }).waitFor()
  })

  it('a page that was seen before offers a retry when it is loaded again, and comes back', async () => {
    const { page, context } = await shopper('phone', {
      serviceWorker: true,
      expectedErrors: networkNoise,
    })
    await page.goto('/warranty-7day')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await context.setOffline(true)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'ارتباط با فروشگاه برقرار نشد' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/warranty-7day')
    await page.getByRole('link', { name: 'تلاش دوباره' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'ضمانت هفت‌روزه' }).waitFor()
  })

  it('the files of the build come from the browser, whatever happens to the network', async () => {
    const { page, context } = await shopper('phone', {
      serviceWorker: true,
      expectedErrors: networkNoise,
    })
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    const script = await page.locator('script[type=module][src]').first().getAttribute('src')
    await expect
      .poll(() =>
        page.evaluate(async (address) => (await caches.match(address)) !== undefined, script ?? ''),
      )
      .toBe(true)
    await context.setOffline(true)
    const status = await page.evaluate(
      async (address) => (await fetch(address)).status,
      script ?? '',
    )
    expect(status).toBe(200)
  })
})

describe('the installed shop', () => {
  it('has a name, icons of both sizes and shortcuts to pages that exist', async () => {
    const reply = await fetch(`${inject('origin')}/manifest.webmanifest`)
    const manifest: {
      name: string
      display: string
      icons: { src: string }[]
      shortcuts: { url: string }[]
    } = await reply.json()
    expect(manifest).toMatchObject({
      name: 'فیروزه',
      display: 'standalone',
      dir: 'rtl',
      lang: 'fa',
    })
    const paths = [
      ...manifest.icons.map(({ src }) => src),
      ...manifest.shortcuts.map(({ url }) => url),
    ]
    const statuses = await Promise.all(
      paths.map(async (path) => (await fetch(inject('origin') + path)).status),
    )
    expect(statuses).toEqual(paths.map(() => 200))
  })
})
