import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './support/axe.ts'
import { addItem, customer, type Customer } from './support/customer.ts'
import { phoneVariant } from './support/goods.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { home, press, typeAddress } from './support/purchase.ts'
import { useBrowser, useStory, type Device } from './support/story.ts'

useBrowser()

const picker = (page: Page) => page.getByRole('dialog', { name: 'موقعیت آدرس روی نقشه' })
const canvas = (page: Page) => picker(page).getByRole('application')
const confirm = (page: Page) => picker(page).getByRole('button', { name: 'تأیید موقعیت' })

/** The tiles that the page asks for, as `zoom/x/y`, and the scripts. */
function watch(page: Page) {
  const tiles: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const tile = /^\/api\/map\/tiles\/(.+)$/.exec(pathname)?.[1]
    if (tile !== undefined) tiles.push(tile)
    if (request.resourceType() === 'script') scripts.push(pathname)
  })
  return { tiles, scripts }
}

/** The middle of a set of tiles in degrees (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames). */
function middleOf(tiles: string[]) {
  const numbers = tiles.map((tile) => tile.split('/').map(Number))
  const middle = (index: number) => {
    const values = numbers.map((parts) => parts[index] ?? 0)
    return (Math.min(...values) + Math.max(...values) + 1) / 2
  }
  const count = 2 ** (numbers[0]?.[0] ?? 0)
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * middle(2)) / count)))
  return {
    latitude: (latitude * 180) / Math.PI,
    longitude: (middle(1) / count) * 360 - 180,
    tile: 360 / count,
  }
}

/** The chosen province and city. */
const place = (page: Page) =>
  Promise.all(
    ['استان', 'شهر'].map((label) =>
      page
        .getByRole('combobox', { name: label, exact: true })
        .locator('option:checked')
        .innerText(),
    ),
  )

async function buyer(device: Device, expectedErrors: RegExp[] = []): Promise<Customer> {
  const shopper = await customer(device, { expectedErrors })
  await addItem(shopper, (await phoneVariant(shopper)).id)
  return shopper
}

describe('the map of a new address', () => {
  const step = useStory(async () => {
    const { page, api } = await buyer('phone', [/map\/(reverse|tiles)/, /503|500/])
    const watched = watch(page)
    const log: string[] = []
    page.on('console', (message) => log.push(`${message.text()} ${message.location().url}`))
    await page.goto('/cart/send-methods')
    await page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
    await page.getByRole('button', { name: 'انتخاب روی نقشه' }).waitFor()
    return { page, api, log, ...watched }
  })

  it(
    'opens from the address form, and only then fetches its script',
    { tags: ['DELV-11', 'DELV-73'] },
    step(async ({ page, scripts }) => {
      const map = /\/LocationPicker-[\w-]+\.js$/
      expect(scripts.filter((path) => map.test(path))).toEqual([])
      await press(page, 'انتخاب روی نقشه')
      await canvas(page).waitFor()
      expect(scripts.filter((path) => map.test(path))).toHaveLength(1)
    }),
  )

  it(
    'shows Tehran from afar, 260 pixels high, with tiles of the open street map',
    { tags: ['DELV-72', 'DELV-91', 'DELV-92', 'DELV-94', 'DELV-95'] },
    step(async ({ page, tiles }) => {
      await expect.poll(() => tiles.length).toBeGreaterThan(1)
      const isTehranAmid = () => {
        const { latitude, longitude, tile } = middleOf(tiles)
        return Math.abs(latitude - 35.7219) < tile && Math.abs(longitude - 51.3347) < tile
      }
      // They are asked for one after the other.
      await expect.poll(isTehranAmid).toBe(true)
      expect(new Set(tiles.map((tile) => tile.split('/')[0]))).toEqual(new Set(['8']))
      const frame = await canvas(page).locator('xpath=..').boundingBox()
      expect(frame?.height).toBe(260)
      // All of it but its border.
      expect((await canvas(page).boundingBox())?.height).toBe(258)
      await picker(page)
        .getByRole('link', { name: /OpenStreetMap/ })
        .waitFor()
    }),
  )

  it(
    'says that an address is not known while the map service is away, and logs it',
    { tags: ['DELV-60', 'DELV-77', 'DELV-78', 'SHELL-60'] },
    step(async ({ page, log }) => {
      expect(await confirm(page).isDisabled()).toBe(true)
      const broken = await breakCall(page, /map\/reverse/, 500)
      await canvas(page).click()
      const address = picker(page).getByText('Unresolved address', { exact: true })
      await address.waitFor()
      expect(
        await address.evaluate((it) => [it.getAttribute('lang'), it.getAttribute('dir')]),
      ).toEqual(['en', 'ltr'])
      await picker(page).getByText('پیدا نشد؛ آدرس را خودتان بنویسید.').waitFor()
      await expect
        .poll(() =>
          log.filter((line) => line.startsWith('Reverse geocoding failed: internal_error')),
        )
        .toHaveLength(1)
      await picker(page).getByText('می‌توانید همین نقطه را هم تأیید کنید.').waitFor()
      expect(await confirm(page).isEnabled()).toBe(true)
      broken.mend()
    }),
  )

  it(
    'can be confirmed once the address of the point is known',
    { tags: ['DELV-60', 'DELV-71', 'DELV-91', 'DELV-92'] },
    step(async ({ page }) => {
      const asked = page.waitForRequest(/map\/reverse/)
      await press(page, 'یافتن آدرس این نقطه')
      const { searchParams } = new URL((await asked).url())
      expect(searchParams.get('format')).toBe('jsonv2')
      expect(Number(searchParams.get('lat'))).toBeCloseTo(35.7219, 3)
      expect(Number(searchParams.get('lon'))).toBeCloseTo(51.3347, 3)
      const reply = await page.request.get((await asked).url())
      const { display_name }: { display_name: string } = await reply.json()
      await picker(page).getByText(display_name).waitFor()
      await expect.poll(() => confirm(page).isEnabled()).toBe(true)
      expect(await axeFindings(page)).toEqual([])
    }),
  )

  it(
    'searches for an address, and says when there is none',
    { tags: ['DELV-79', 'DELV-80'] },
    step(async ({ page, tiles }) => {
      const search = picker(page).getByRole('searchbox', { name: 'جستجوی آدرس' })
      await search.fill('هیچ‌کجای جهان')
      await search.press('Enter')
      await picker(page).getByText('آدرسی پیدا نشد').waitFor()
      await search.fill('تبریز')
      await search.press('Enter')
      tiles.length = 0
      await picker(page).getByRole('button', { name: 'تبریز، ولیعصر' }).click()
      await expect
        .poll(() => canvas(page).evaluate((it) => it === document.activeElement))
        .toBe(true)
      await picker(page)
        .getByText(/^.*تبریز، ولیعصر، خیابان/)
        .waitFor()
      await expect.poll(() => tiles.filter((tile) => tile.startsWith('15/')).length > 1).toBe(true)
      const close = tiles.filter((tile) => tile.startsWith('15/'))
      expect(middleOf(close).latitude).toBeCloseTo(38.0667, 1)
      expect(middleOf(close).longitude).toBeCloseTo(46.3333, 1)
    }),
  )

  it(
    'fills address, province and city, saves the point, and is opened there again, close to it',
    { tags: ['DELV-93'] },
    step(async ({ page, api, tiles }) => {
      // By keyboard: a click so soon after it, at its place, is taken for the second tap of a double tap.
      await confirm(page).press('Enter')
      await picker(page).waitFor({ state: 'hidden' })
      const address = page.getByLabel('آدرس کامل')
      await expect.poll(() => address.inputValue()).toMatch(/^ولیعصر، خیابان/)
      await expect.poll(() => place(page)).toEqual(['آذربایجان شرقی', 'تبریز'])
      await typeAddress(page)
      await press(page, 'ثبت آدرس')
      await page.getByText('آدرس با موفقیت ایجاد شد').waitFor()
      const { data: [saved] = [] } = await api.GET('/profile/user-address/')
      expect(saved?.latitude).toBeCloseTo(38.0667, 3)
      expect(saved?.longitude).toBeCloseTo(46.3333, 3)
      await press(page, `ویرایش آدرس «${home.title}»`)
      await page.getByRole('button', { name: 'تغییر موقعیت روی نقشه' }).waitFor()
      tiles.length = 0
      await press(page, 'تغییر موقعیت روی نقشه')
      await picker(page).getByText('تبریز، ولیعصر').waitFor()
      await expect.poll(() => tiles.length).toBeGreaterThan(1)
      expect(new Set(tiles.map((tile) => tile.split('/')[0]))).toEqual(new Set(['12']))
    }),
  )

  it(
    'keeps the input when it is opened again, and asks',
    step(async ({ page }) => {
      await canvas(page).press('ArrowUp')
      await picker(page).getByText('در حال یافتن آدرس').waitFor({ state: 'hidden' })
      await expect.poll(() => confirm(page).isEnabled()).toBe(true)
      await confirm(page).click()
      await picker(page).waitFor({ state: 'hidden' })
      expect(await page.getByLabel('آدرس کامل').inputValue()).toBe(home.address)
      expect(await place(page)).toEqual([home.province, home.city])
      await page.getByText('این نقطه در استان آذربایجان شرقی').waitFor()
      await press(page, 'عوض کردن استان و شهر')
      await expect.poll(() => place(page)).toEqual(['آذربایجان شرقی', 'تبریز'])
    }),
  )
})

describe('the map without its service', () => {
  it(
    'says so, and the address of the point can still be typed',
    { tags: ['DELV-77', 'DELV-95'] },
    async () => {
      const expectedErrors = [/map\/(tiles|reverse)/, ...networkNoise]
      const { page, api } = await customer('desktop', { expectedErrors })
      await breakCall(page, /map\/tiles/, 503)
      await breakCall(page, /map\/reverse/)
      await page.goto('/my-addresses')
      await press(page, 'افزودن آدرس')
      await press(page, 'انتخاب روی نقشه')
      await picker(page).getByText('تصویر نقشه دریافت نشد').waitFor()
      await page.keyboard.press('Escape')
      await picker(page).waitFor({ state: 'hidden' })
      await press(page, 'انتخاب روی نقشه')
      await picker(page).getByText('تصویر نقشه دریافت نشد').waitFor()
      expect((await canvas(page).locator('xpath=..').boundingBox())?.height).toBe(260)
      expect((await canvas(page).boundingBox())?.height).toBe(258)
      await canvas(page).click()
      await picker(page).getByText('Unresolved address', { exact: true }).waitFor()
      await confirm(page).click()
      await picker(page).waitFor({ state: 'hidden' })
      expect([await page.getByLabel('آدرس کامل').inputValue(), await place(page)]).toEqual([
        '',
        ['استان را انتخاب کنید', 'ابتدا استان را انتخاب کنید'],
      ])
      await typeAddress(page)
      await press(page, 'ثبت آدرس')
      await page.getByText('آدرس با موفقیت ایجاد شد').waitFor()
      const { data: [saved] = [] } = await api.GET('/profile/user-address/')
      expect(saved).toMatchObject({ address: home.address, latitude: expect.any(Number) })
    },
  )
})
