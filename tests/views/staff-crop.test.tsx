import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { openStaff, type Shown } from './support/open-page.tsx'
import type { Changes } from '#tests/support/sample-replies.ts'

/** Chooses a file of 500 by 300 pixels in the field with this label, and returns what is shown since. */
async function choose(page: Shown, label: string): Promise<string[]> {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 500, height: 300, close: () => {} }))
  const input = page.place.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)
  const chosen = new DataTransfer()
  chosen.items.add(new File(['x'], 'photo.png', { type: 'image/png' }))
  return page.after(() => {
    Reflect.set(input ?? {}, 'files', chosen.files)
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

type Place = {
  path: string
  replies?: Changes
  /** What is pressed to find the field. */
  fold?: string
  label: string
  sentTo: string
  /** Whether 500 pixels are too few. */
  isBlurred: boolean
}

const content = (read: NonNullable<Changes['getStaffContent']>): Changes => ({
  getStaffContent: { ...read, draft: null },
})

const category: Place = {
  path: '/staff/categories?id=1',
  replies: { listStaffCategories: { categories: [{ id: 1, content: { parent_id: null } }] } },
  label: 'بارگذاری تصویر بالای فهرست',
  sentTo: '/staff/category-picture/',
  isBlurred: true,
}

const places: Record<string, Place> = {
  'a category': category,
  'a banner of the home page': {
    path: '/staff/content/homePage',
    replies: content({
      name: 'homePage',
      published: {
        kind: 'homePage',
        sections: [{ type: 'FULL_WIDTH_BANNER', is_shown: true, banners: [{ title: 'جشنواره' }] }],
      },
    }),
    fold: 'ویرایش محتوای بخش',
    label: 'بارگذاری تصویر صفحهٔ پهن',
    sentTo: '/staff/content/homePage/picture/',
    isBlurred: true,
  },
  'the small picture of a story': {
    path: '/staff/content/homeStories',
    replies: content({ name: 'homeStories', published: { kind: 'homeStories' } }),
    label: 'بارگذاری تصویر روی استوری',
    sentTo: '/staff/content/homeStories/picture/',
    isBlurred: false,
  },
  'an article': {
    path: '/staff/articles/12',
    replies: content({ name: 'article-12', published: { kind: 'article' } }),
    label: 'بارگذاری تصویر اصلی',
    sentTo: '/staff/content/article-12/picture/',
    isBlurred: true,
  },
}

it.each(Object.entries(places))(
  'a picture of %s is sent once its part is chosen',
  async (_, { path, replies, fold, label, sentTo, isBlurred }) => {
    const page = await openStaff(path, { replies })
    if (fold !== undefined) await page.press(fold)
    const isSent = () => page.changes().some((call) => call.startsWith(`POST ${sentTo} `))
    const shown = (await choose(page, label)).join('\n')
    expect(shown).toContain('بخش تصویر را انتخاب کنید')
    expect(shown).toContain('status: اندازه: ۵۰۰ در ۳۰۰ پیکسل')
    expect(shown.includes('تصویر در فروشگاه تار دیده می‌شود')).toBe(isBlurred)
    await page.press('انصراف', '[role=alertdialog]')
    expect(isSent()).toBe(false)
    await choose(page, label)
    await page.press('فرستادن تصویر')
    expect(isSent()).toBe(true)
  },
)

it.each([
  ['file_type_refused', false],
  ['internal_error', true],
])('after %s, whether the same file can be sent again: %j', async (code, canRetry) => {
  const { path, replies, label } = category
  const page = await openStaff(path, { replies, problems: { uploadCategoryPicture: code } })
  await choose(page, label)
  const shown = await page.press('فرستادن تصویر', '[role=alertdialog]')
  expect(shown.some((line) => line.includes('تلاش دوباره'))).toBe(canRetry)
})

it('a part that is pressed twice is sent once', async () => {
  const { path, replies, label, sentTo } = category
  const page = await openStaff(path, { replies })
  await choose(page, label)
  await page.after(() => {
    const buttons = [...document.querySelectorAll('[role=alertdialog] button')]
    const send = buttons.find(({ textContent }) => textContent === 'فرستادن تصویر')
    for (let press = 0; press < 2; press += 1)
      flushSync(() => send?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  })
  expect(page.changes().filter((call) => call.startsWith(`POST ${sentTo} `))).toHaveLength(1)
})

it('a story without items says that shoppers do not see it', async () => {
  const saysSo = async (stories: [{ items: [] }] | [object]) => {
    const replies = content({ name: 'homeStories', published: { kind: 'homeStories', stories } })
    const page = await openStaff('/staff/content/homeStories', { replies })
    const lines = page.read().join('\n')
    await page.close()
    return lines.includes('تا موردی نیفزایید، این استوری در فروشگاه دیده نمی‌شود.')
  }
  expect(await saysSo([{ items: [] }])).toBe(true)
  expect(await saysSo([{}])).toBe(false)
})
