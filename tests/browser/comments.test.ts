import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { day } from '#src/lib/format.ts'
import { film, photo } from '#tests/support/files.ts'
import { answer } from '#tests/support/shopper.ts'
import { clientOf, customer, person, staffMember } from './support/customer.ts'
import { reloadWhole } from './support/late-sections.ts'
import { breakCall, networkNoise, reshape } from './support/network.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

/** A phone of which the demo's people said five things, and two of which they said nothing. */
const praised = 'iphone-17-pro-max-256gb'
const quiet = { phone: 'redmi-14c-8gb-256gb', desktop: 'redmi-14c-6gb-128gb' }

const section = (page: Page) => page.getByRole('region', { name: 'دیدگاه خریداران' })
const comments = (page: Page) => section(page).getByRole('article')
/** The pictures and films of all buyers, above the comments. */
const buyersFiles = (page: Page) =>
  section(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'عکس‌ها و ویدیوهای خریداران' }) })
    .last()
const form = (page: Page) => page.getByRole('dialog', { name: 'دیدگاه شما' })
const write = (page: Page) => section(page).getByRole('button', { name: 'نوشتن دیدگاه' }).click()
const isCommentCall = (path: string) => (request: Request) => request.url().includes(path)

/** How many stars each comment gives, in the order of the page. */
const starsOf = (page: Page) =>
  comments(page)
    .locator('header')
    .getByRole('img', { name: /از ۵$/ })
    .evaluateAll((all) =>
      all.map((each) => '۰۱۲۳۴۵'.indexOf(each.getAttribute('aria-label')?.charAt(0) ?? '')),
    )

/** The shop's staff, with a browser of its own. */
async function staff() {
  return (await staffMember()).api
}

/** Follows a link within the page, as the shop's own links do. */
const follow = (page: Page, path: string) =>
  page.evaluate((address) => history.pushState(null, '', address), path)

describe('what people say of a product', () => {
  describe('read by everyone', () => {
    const step = useStory(async () => {
      const visitor = await shopper('phone')
      const { page } = visitor
      const answered = comments(page).filter({ hasText: 'نگین رستمی' })
      const viewer = page.getByRole('dialog', { name: 'عکس‌ها و ویدیوهای خریداران' })
      return { visitor, page, answered, viewer }
    })

    it(
      'is asked for when the page of the product opens: ratings, comments and pictures',
      { tags: ['CMT-22', 'CMT-23', 'CMT-24'] },
      step(async ({ page }) => {
        await page.goto('/')
        const calls = [
          'ordering=-send_at&product__slug=',
          'get_comment_extra_data/?product__slug=',
          'comment-file/?comments__product__slug=',
        ]
        const sent = calls.map((call) => page.waitForRequest(isCommentCall(`${call}${praised}`)))
        await follow(page, `/products/${praised}`)
        expect(await Promise.all(sent)).toHaveLength(calls.length)
      }),
    )

    it(
      'is summed up in an average with its stars, and in a bar for each rating',
      { tags: ['CMT-07', 'CMT-23', 'CMT-38'] },
      step(async ({ page }) => {
        for (const text of ['از ۵ دیدگاه', '۴٫۴'])
          await section(page).getByText(text, { exact: true }).waitFor()
        const average = section(page).getByRole('img', { name: '۴٫۴ از ۵' })
        await expect
          .poll(() => average.locator('span[style]').getAttribute('style'))
          .toBe('inline-size: 88%;')
        const filled = await average.locator('span[style]').evaluate((part) => ({
          share: part.clientWidth / (part.parentElement?.clientWidth ?? 0),
          overflow: getComputedStyle(part).overflow,
        }))
        expect(filled).toEqual({ share: expect.closeTo(0.88, 1), overflow: 'hidden' })
        const shares = section(page)
          .getByRole('listitem')
          .filter({ hasText: /ستاره:/ })
        await expect
          .poll(() =>
            shares.evaluateAll((rows) => rows.map((row) => row.firstElementChild?.textContent)),
          )
          .toEqual([
            '۵ ستاره: ۳ دیدگاه',
            '۴ ستاره: ۱ دیدگاه',
            '۳ ستاره: ۱ دیدگاه',
            '۲ ستاره: ۰ دیدگاه',
            '۱ ستاره: ۰ دیدگاه',
          ])
        const bars = shares.locator('span[style]')
        expect(
          await bars.evaluateAll((all: HTMLElement[]) => all.map((bar) => bar.style.inlineSize)),
        ).toEqual(['60%', '20%', '20%', '0%', '0%'])
      }),
    )

    it(
      'is two comments at first, and all on demand',
      { tags: ['CMT-01', 'CMT-05', 'CMT-10', 'CMT-35'] },
      step(async ({ page }) => {
        await section(page).getByRole('button', { name: 'نوشتن دیدگاه' }).waitFor()
        await expect.poll(() => comments(page).count()).toBe(2)
        await section(page).getByRole('button', { name: 'دیدن همهٔ ۵ دیدگاه' }).click()
        await expect.poll(() => comments(page).count()).toBe(5)
      }),
    )

    it(
      'has names, stars, Persian dates, opinions, and the answer of the shop',
      { tags: ['SHELL-08', 'CMT-06', 'CMT-22'] },
      step(async ({ visitor, page, answered }) => {
        const query = { ordering: '-send_at', product__slug: praised } as const
        const said = await answer(
          clientOf(visitor).GET('/product/v4/comment/', { params: { query } }),
        )
        for (const [place, each] of said.results.entries()) {
          const card = comments(page).nth(place)
          const [stars, likes, dislikes] = [each.stars, each.likes, each.dislikes].map(
            toPersianDigits,
          )
          await card.getByText(each.display_name, { exact: true }).waitFor()
          expect(await card.locator('time').first().textContent()).toBe(day(each.send_at))
          await card.getByText(each.text).waitFor()
          await card.getByRole('img', { name: `${stars}٫۰ از ۵` }).waitFor()
          for (const [name, count] of [
            [`می‌پسندم، ${likes} نفر`, likes],
            [`نمی‌پسندم، ${dislikes} نفر`, dislikes],
          ] as const)
            expect(await card.getByRole('button', { name, exact: true }).innerText()).toBe(count)
        }
        await expect
          .poll(() => answered.getByRole('blockquote').textContent())
          .toMatch(/^پشتیبانی فیروزهممنون از خریدتان/)
        await expect.poll(() => answered.getByText('خریدار', { exact: true }).count()).toBe(1)
        await expect
          .poll(() => answered.locator('time').textContent())
          .toMatch(/^[۰-۹]{1,2} \p{L}+ ۱۴[۰-۹]{2}$/u)
        await answered.getByRole('img', { name: /^[۱-۵]٫۰ از ۵$/ }).waitFor()
      }),
    )

    it(
      'comes in four orders, the newest first',
      { tags: ['CMT-11'] },
      step(async ({ page }) => {
        const chip = (options: { name?: string; pressed?: boolean } = {}) =>
          section(page).getByRole('group', { name: 'ترتیب دیدگاه‌ها' }).getByRole('button', options)
        const newest = 'جدیدترین'
        expect(await chip().allTextContents()).toEqual([
          newest,
          'قدیمی‌ترین',
          'بیشترین امتیاز',
          'کمترین امتیاز',
        ])
        expect(await chip({ pressed: true }).allTextContents()).toEqual([newest])
        const newestFirst = await comments(page).allTextContents()
        const orders = {
          'بیشترین امتیاز': '-stars',
          'کمترین امتیاز': 'stars',
          قدیمی‌ترین: 'send_at',
        }
        for (const [name, ordering] of Object.entries(orders)) {
          const asked = page.waitForRequest(
            isCommentCall(`ordering=${ordering}&product__slug=${praised}`),
          )
          await section(page).getByRole('button', { name }).click()
          await asked
          if (!ordering.endsWith('stars')) continue
          await expect
            .poll(() => starsOf(page))
            .toEqual(ordering === 'stars' ? [3, 4, 5, 5, 5] : [5, 5, 5, 4, 3])
        }
        await expect.poll(() => comments(page).allTextContents()).toEqual(newestFirst.toReversed())
        await chip({ name: newest }).click()
        await expect.poll(() => comments(page).allTextContents()).toEqual(newestFirst)
        await chip({ name: 'قدیمی‌ترین' }).click()
      }),
    )

    it(
      'has six pictures and films of buyers at first, and a viewer for all of them',
      { tags: ['CMT-08', 'CMT-24', 'CMT-36'] },
      step(async ({ page, viewer }) => {
        await expect.poll(() => comments(page).first().textContent()).toContain('کاربر سایت')
        const gallery = buyersFiles(page)
        await expect.poll(() => gallery.getByRole('button', { name: /^نمایش عکس/ }).count()).toBe(6)
        await gallery.getByRole('button', { name: 'دیدن همهٔ ۱۰ عکس و ویدیو' }).click()
        await viewer.getByText('۱ از ۱۰').waitFor()
        await expect.poll(() => viewer.getByText('مهدی کاظمی').count()).toBe(1)
        await viewer.getByRole('img', { name: /^[۱-۵]٫۰ از ۵$/ }).waitFor()
        await expect
          .poll(() => viewer.locator('time').textContent())
          .toMatch(/^[۰-۹]{1,2} \p{L}+ ۱۴[۰-۹]{2}$/u)
        const files = await page.request.get(
          `/api/product/v3/comment-file/?comments__product__slug=${praised}`,
        )
        const [{ file, comment }] = (await files.json()).results
        await viewer.getByText(comment.comment).waitFor()
        await viewer.locator(`img[src^="${file}"], video[src="${file}"]`).waitFor()
        await viewer.getByRole('button', { name: 'فایل قبلی' }).click()
        await viewer.getByText('۱۰ از ۱۰').waitFor()
      }),
    )

    it(
      'plays the film of a buyer in the viewer',
      { tags: ['CMT-08'] },
      step(async ({ page, viewer }) => {
        type Files = { results: { file_type: string; file: string }[] }
        const source = '/media/films/phone/iphone-17-pro-max.webm'
        const reply = await reshape<Files>(page, /comment-file\/\?/, (list) => ({
          results: list.results.map((each, at) =>
            at === 0 ? { ...each, file_type: 'video', file: source } : each,
          ),
        }))
        await page.goto('/')
        await follow(page, `/products/${praised}`)
        const play = section(page).getByRole('button', { name: /^پخش ویدیوی/ })
        await play.click()
        const player = viewer.locator('video')
        await player.waitFor()
        expect(await player.getAttribute('src')).toBe(source)
        expect(await player.getAttribute('controls')).toBe('')
        reply.mend()
      }),
    )
  })

  it(
    'is liked by customers alone: a guest is asked to sign in, and nothing is sent',
    { tags: ['CMT-21', 'PDP-16', 'ROLE-25'] },
    async () => {
      const guest = await shopper('phone')
      const sent: string[] = []
      guest.page.on('request', (request) => {
        if (request.url().includes('/interaction/')) sent.push(request.postData() ?? '')
      })
      await guest.page.goto(`/products/${praised}`)
      for (const name of [/^می‌پسندم/, /^نمی‌پسندم/]) {
        const button = comments(guest.page).first().getByRole('button', { name })
        const before = await button.getAttribute('aria-label')
        await button.click()
        const prompt = guest.page.getByRole('dialog', { name: 'ورود به حساب' })
        const login = prompt.getByRole('link', { name: 'ورود یا ثبت‌نام' })
        await expect
          .poll(() => login.getAttribute('href'))
          .toBe(`/login?redirectUrl=products/${praised}`)
        await prompt.getByRole('button', { name: 'فعلا نه' }).click()
        await prompt.waitFor({ state: 'hidden' })
        expect(await button.getAttribute('aria-label')).toBe(before)
      }
      expect(sent).toEqual([])
    },
  )

  describe('on a desktop', () => {
    const step = useStory(() => customer('desktop'))

    it(
      'is shown with two comments and six pictures of buyers',
      { tags: ['CMT-10', 'CMT-35', 'CMT-36'] },
      step(async ({ page }) => {
        await page.goto(`/products/${praised}`)
        await expect.poll(() => comments(page).count()).toBe(2)
        const pictures = buyersFiles(page).getByRole('button', { name: /^نمایش عکس/ })
        await expect.poll(() => pictures.count()).toBe(6)
      }),
    )

    it(
      'is liked and disliked by a customer, one of the two at a time, and each can be taken back',
      { tags: ['CMT-06', 'CMT-21', 'CMT-25', 'PDP-16', 'ROLE-26'] },
      step(async ({ page, api }) => {
        const { results } = await answer(
          api.GET('/product/v4/comment/', {
            params: { query: { product__slug: praised, size: 1 } },
          }),
        )
        const [{ likes, dislikes } = { likes: 0, dislikes: 0 }] = results
        const liked = (count: number) => `می‌پسندم، ${toPersianDigits(String(count))} نفر`
        const disliked = (count: number) => `ن${liked(count)}`
        const first = comments(page).first()
        const steps = [
          [liked(likes), { like: true }, liked(likes + 1), true],
          [disliked(dislikes), { dislike: true }, disliked(dislikes + 1), true],
          [disliked(dislikes + 1), { dislike: false }, disliked(dislikes), false],
          [liked(likes), { like: true }, liked(likes + 1), true],
          [liked(likes + 1), { like: false }, liked(likes), false],
          [liked(likes), { like: true }, liked(likes + 1), true],
        ] as const
        for (const [name, body, seen, pressed] of steps) {
          const call = page.waitForRequest(isCommentCall('/interaction/'))
          await first.getByRole('button', { name, exact: true }).click()
          expect((await call).postDataJSON()).toEqual(body)
          await first.getByRole('button', { name: seen, exact: true, pressed }).waitFor()
          const own = first.getByRole('button', { pressed: true })
          expect(await own.count()).toBe(pressed ? 1 : 0)
        }
        await page.reload()
        await first
          .getByRole('button', { name: liked(likes + 1), exact: true, pressed: true })
          .waitFor()
      }),
    )
  })
})

describe('a comment', () => {
  describe('of a guest', () => {
    const step = useStory(async () => {
      const guest = await shopper('phone', { expectedErrors: networkNoise })
      const { page } = guest
      const slug = quiet.phone
      const dialog = form(page)
      const submit = dialog.getByRole('button', { name: 'ثبت دیدگاه' })
      const text = dialog.getByLabel('متن دیدگاه')
      const uploads: { id: string; file_type: string }[] = []
      return { guest, page, slug, dialog, submit, text, uploads }
    })

    it(
      'has a form with five stars, which asks for stars and text before it can be sent',
      { tags: ['AUTH-31', 'CMT-03', 'CMT-12', 'CMT-13', 'CMT-37'] },
      step(async ({ page, slug, dialog, submit, text }) => {
        await page.goto(`/products/${slug}`)
        await section(page).getByText('هنوز کسی دربارهٔ این کالا ننوشته است.').waitFor()
        await write(page)
        await dialog.waitFor()
        await expect.poll(() => dialog.getByRole('radio').count()).toBe(5)
        await dialog.getByRole('radio', { name: '۱ ستاره' }).focus()
        await text.focus()
        await dialog.getByLabel('نام نمایشی (اختیاری)').fill('نیما')
        const required = dialog.getByRole('alert').filter({ hasText: 'فیلد الزامی است' })
        await expect.poll(() => required.count()).toBe(2)
        await text.fill('دوربینش <b>عالی</b> است')
        await expect.poll(() => submit.isDisabled()).toBe(true)
        await dialog.getByRole('radio', { name: '۴ ستاره' }).check({ force: true })
        await expect.poll(() => submit.isDisabled()).toBe(false)
        await text.fill('')
        await expect.poll(() => submit.isDisabled()).toBe(true)
        await text.fill('دوربینش <b>عالی</b> است')
        await expect.poll(() => submit.isDisabled()).toBe(false)
      }),
    )

    it(
      'has an optional name',
      { tags: ['CMT-14'] },
      step(async ({ dialog, submit }) => {
        await dialog.getByLabel('نام نمایشی (اختیاری)').fill('')
        await expect.poll(() => submit.isDisabled()).toBe(false)
        await dialog.getByLabel('نام نمایشی (اختیاری)').fill('نیما')
      }),
    )

    it(
      'takes a picture and refuses what is neither picture nor film',
      { tags: ['CMT-16', 'CMT-17', 'CMT-26', 'CMT-31'] },
      step(async ({ page, dialog, uploads }) => {
        const chooser = dialog.getByLabel('افزودن فایل').first()
        await expect.poll(() => chooser.getAttribute('accept')).toBe('image/*,video/mp4,video/webm')
        const isUpload = (request: Request) =>
          isCommentCall('/comment-file/')(request) && request.method() === 'POST'
        const sent: string[] = []
        page.on('request', (request) => {
          if (isUpload(request)) sent.push(request.url())
        })
        await chooser.setInputFiles({
          name: 'a.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF'),
        })
        await toast(page, 'error', 'فقط عکس و ویدیوی MP4 یا WebM پذیرفته می‌شود.').waitFor()
        expect([sent, await dialog.getByText('a.pdf').count()]).toEqual([[], 0])
        const upload = page.waitForRequest(isUpload)
        await chooser.setInputFiles({
          name: 'phone.jpg',
          mimeType: 'image/jpeg',
          buffer: await photo(400, 300),
        })
        expect((await upload).headers()['content-type']).toMatch(/^multipart\/form-data/)
        const reply = await (await upload).response()
        uploads.push(await reply?.json())
        expect(uploads).toMatchObject([{ file_type: 'image' }])
        await toast(page, 'success', 'فایل با موفقیت بارگذاری شد').waitFor()
        await dialog.getByText('phone.jpg').waitFor()
        expect(sent).toHaveLength(1)
      }),
    )

    it(
      'stays closed on a page that is opened anew, and has the draft when it is asked for',
      step(async ({ page, slug, dialog, text }) => {
        await page.goto('/')
        await page.goto(`/products/${slug}`)
        await write(page)
        await expect.poll(() => text.inputValue()).toBe('دوربینش <b>عالی</b> است')
        await dialog.getByText('بارگذاری شد', { exact: true }).waitFor()
      }),
    )

    it(
      'survives a reload and a lost connection',
      { tags: ['CMT-30'] },
      step(async ({ page, dialog, submit }) => {
        await page.reload()
        await expect
          .poll(() => dialog.getByLabel('متن دیدگاه').inputValue())
          .toBe('دوربینش <b>عالی</b> است')
        await dialog.getByText('بارگذاری شد', { exact: true }).waitFor()

        const failed = toast(page, 'error', 'خطایی رخ داده است! لطفا مجدد سعی کنید')
        for (const how of ['abort', 500] as const) {
          const line = await breakCall(page, /\/product\/v3\/comment\/$/, how)
          await submit.click()
          await failed.waitFor()
          line.mend()
          await failed.getByRole('button').click()
          await failed.waitFor({ state: 'detached' })
        }
      }),
    )

    it(
      'is sent with its stars, text, name and picture',
      { tags: ['CMT-02', 'CMT-27', 'CMT-32', 'ROLE-17'] },
      step(async ({ page, slug, submit, uploads }) => {
        const sending = page.waitForRequest(isCommentCall('/product/v3/comment/'))
        await submit.click()
        const { product_id, ...body } = (await sending).postDataJSON()
        const shown = await page.request.get(`/api/product/v2/product/${slug}/`)
        expect(product_id).toBe((await shown.json()).id)
        expect(body).toEqual({
          stars: 4,
          text: 'دوربینش <b>عالی</b> است',
          display_name: 'نیما',
          files_ids: uploads.map(({ id }) => id),
        })
        await toast(page, 'success', 'دیدگاه شما ثبت شد و در انتظار تأیید است').waitFor()
        await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).last().click()
      }),
    )

    it(
      'is published with its reply when the staff approves it',
      { tags: ['CMT-09', 'ROLE-31', 'ROLE-32'] },
      step(async ({ guest, page, slug }) => {
        await page.reload()
        await section(page).getByText('هنوز کسی دربارهٔ این کالا ننوشته است.').waitFor()
        const visitor = clientOf(guest)
        const extra = { params: { query: { product__slug: slug } } }
        const files = { params: { query: { comments__product__slug: slug } } }
        expect(
          await answer(visitor.GET('/product/v3/comment/get_comment_extra_data/', extra)),
        ).toMatchObject({ total_count: 0, average_stars: 0 })
        expect(await answer(visitor.GET('/product/v3/comment-file/', files))).toEqual({
          results: [],
        })
        const api = await staff()
        const { results } = await answer(api.GET('/staff/comment/'))
        const waiting = results.find((one) => one.product.slug === slug)
        const path = { id: waiting?.id ?? 0 }
        await answer(api.POST('/staff/comment/{id}/approve/', { params: { path } }))
        await answer(
          api.POST('/staff/comment/{id}/reply/', {
            params: { path },
            body: { text: 'ممنون از شما.' },
          }),
        )
        await expect.poll(async () => (await reloadWhole(page), comments(page).count())).toBe(1)
        const published = comments(page).first()
        await expect.poll(() => published.textContent()).toContain('دوربینش <b>عالی</b> است')
        await expect
          .poll(() => published.getByRole('blockquote').textContent())
          .toBe('پشتیبانی فیروزهممنون از شما.')
        const [said, reply] = await Promise.all(
          [/^دوربینش/, 'ممنون از شما.'].map((text) => published.getByText(text).boundingBox()),
        )
        expect(reply?.y).toBeGreaterThanOrEqual((said?.y ?? Infinity) + (said?.height ?? 0))
        const rightEdge = (box: typeof said) => (box?.x ?? 0) + (box?.width ?? 0)
        expect(rightEdge(reply ?? null)).toBeLessThan(rightEdge(said ?? null) - 8)
        const picture = published.getByRole('button', { name: 'نمایش عکس نیما' }).locator('img')
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }),
    )

    it(
      'is sent without a name as well',
      { tags: ['CMT-14'] },
      step(async ({ page, dialog, submit, text }) => {
        await write(page)
        await dialog.getByRole('radio', { name: '۵ ستاره' }).check({ force: true })
        await text.fill('سبک است')
        const name = dialog.getByLabel('نام نمایشی (اختیاری)')
        await expect.poll(() => name.inputValue()).toBe('')
        const sending = page.waitForResponse(/\/product\/v3\/comment\/$/)
        await submit.click()
        expect(await (await sending).json()).toMatchObject({ display_name: 'کاربر سایت' })
        await dialog.waitFor({ state: 'hidden' })
      }),
    )
  })

  describe('of a customer', () => {
    const step = useStory(async () => {
      const { page, phone } = await customer('desktop', { profile: false })
      const profile = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
      const save = profile.getByRole('button', { name: 'ذخیره و ادامه' })
      const code = profile.getByLabel('کد ملی')
      const dialog = form(page)
      return { page, phone, profile, save, code, dialog }
    })

    it(
      'needs the profile first, which has the phone number already',
      { tags: ['CMT-04', 'CMT-20', 'CMT-28', 'ROLE-18'] },
      step(async ({ page, phone, profile }) => {
        await page.goto(`/products/${quiet.desktop}`)
        const asked = page.waitForRequest(isCommentCall('/profile/has_all_information/'))
        await write(page)
        expect(new URL((await asked).url()).search).toBe('')
        const number = profile.getByLabel('شماره موبایل')
        expect(await number.isEditable()).toBe(false)
        await expect
          .poll(async () => (await number.inputValue()).replaceAll(' ', ''))
          .toBe(toPersianDigits(phone))
      }),
    )

    it(
      'needs names and a national code of ten digits in it',
      { tags: ['AUTH-31', 'CMT-18', 'CMT-19', 'CMT-34'] },
      step(async ({ profile, save, code }) => {
        await expect.poll(() => save.isDisabled()).toBe(true)
        await profile.getByLabel('نام', { exact: true }).fill(person.first_name)
        await profile.getByLabel('نام خانوادگی').fill(person.last_name)
        const length = profile.getByRole('alert').filter({ hasText: 'کدملی باید 10 رقم باشد' })
        for (const wrong of ['001234567', '00123456790', 'abcdefghij', '00123x5679']) {
          await code.fill(person.national_code)
          await expect.poll(() => save.isDisabled()).toBe(false)
          await code.fill(wrong)
          await code.blur()
          await length.waitFor()
          await expect.poll(() => save.isDisabled()).toBe(true)
        }
        await code.fill(person.national_code)
        await expect.poll(() => save.isDisabled()).toBe(false)
        for (const [name, value] of [
          ['نام', person.first_name],
          ['نام خانوادگی', person.last_name],
          ['کد ملی', person.national_code],
        ] as const) {
          const field = profile.getByLabel(name, { exact: true })
          await field.fill('')
          await expect.poll(() => save.isDisabled()).toBe(true)
          await field.fill(value)
          await expect.poll(() => save.isDisabled()).toBe(false)
        }
      }),
    )

    it(
      'saves the profile and opens the form',
      { tags: ['CMT-29', 'CMT-33'] },
      step(async ({ page, phone, save }) => {
        const put = page.waitForRequest((request) => request.method() === 'PUT')
        await save.click()
        expect((await put).postDataJSON()).toEqual({ ...person, phone_number: phone })
        await toast(page, 'success', 'اطلاعات با موفقیت ذخیره شد').waitFor()
      }),
    )

    it(
      'is sent with a film, and without the name of its author',
      { tags: ['CMT-02', 'CMT-15', 'CMT-16', 'CMT-17'] },
      step(async ({ page, dialog }) => {
        await dialog.getByLabel('متن دیدگاه').fill('خوب است')
        await dialog.getByRole('radio', { name: '۵ ستاره' }).check({ force: true })
        const anonymous = dialog.getByRole('checkbox', { name: /بدون نام/ })
        expect(await anonymous.isChecked()).toBe(false)
        await anonymous.check()
        const upload = page.waitForRequest(
          (request) => isCommentCall('/comment-file/')(request) && request.method() === 'POST',
        )
        await dialog
          .getByLabel('افزودن فایل')
          .first()
          .setInputFiles({ name: 'phone.mp4', mimeType: 'video/mp4', buffer: film() })
        const reply = await (await upload).response()
        expect(await reply?.json()).toMatchObject({ file_type: 'video' })
        await toast(page, 'success', 'فایل با موفقیت بارگذاری شد').waitFor()
        const sending = page.waitForRequest(isCommentCall('/product/v3/comment/'))
        await dialog.getByRole('button', { name: 'ثبت دیدگاه' }).click()
        expect((await sending).postDataJSON()).toMatchObject({ display_name: 'کاربر سایت' })
        await toast(page, 'success', 'دیدگاه شما ثبت شد و در انتظار تأیید است').waitFor()
        await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).last().click()
      }),
    )

    it(
      'opens its form at once when the profile is complete',
      { tags: ['CMT-28', 'ROLE-18'] },
      step(async ({ page, profile, dialog }) => {
        const asked = page.waitForResponse(/\/profile\/has_all_information\/$/)
        await write(page)
        expect(await (await asked).json()).toEqual({ has_all_information: true })
        await dialog.getByLabel('متن دیدگاه').waitFor()
        expect(await profile.count()).toBe(0)
      }),
    )
  })
})
