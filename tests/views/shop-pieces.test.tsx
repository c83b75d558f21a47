import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { act, useState } from 'react'
import { deviceRegistryMachine } from '#machines/flows/device-registry/device-registry.machine.ts'
import { savedRemovalModel } from '#machines/flows/saved-removal/saved-removal.model.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { FilesField } from '#src/features/attachments/shared/FilesField.tsx'
import { StepLink } from '#src/features/checkout/invoice/StepLink.tsx'
import { RatingSummary } from '#src/features/comments/RatingSummary.tsx'
import { ColorValues } from '#src/features/list/ColorValues.tsx'
import { ListSkeleton } from '#src/features/list/ListSkeleton.tsx'
import { FilmButton } from '#src/features/product/gallery/FilmButton.tsx'
import { PictureRow } from '#src/features/product/gallery/PictureRow.tsx'
import { SupportReport } from '#src/features/support/SupportReport.tsx'
import { StatusChip } from '#src/features/tickets/shared/StatusChip.tsx'
import { SavedRemovalDialog } from '#src/features/wishlist/SavedRemovalDialog.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { record } from '#walks/recording/recorder.ts'
import { showPart } from './support/open-page.tsx'

it('a chosen color has a check on its swatch, and no other', async () => {
  const items = ['white', 'black', 'yellow'].map((value) => ({
    filterKey: 'color',
    value: { name: value, value, color_code: null },
    count: 1,
    checked: value === 'white',
    onChange: () => {},
  }))
  const { place } = await showPart(<ColorValues name="رنگ" items={items} />)
  const checked = [...place.querySelectorAll('label')].map((label) => [
    label.querySelector('input')?.value,
    label.querySelectorAll('[aria-hidden] use[href$="#check"]').length,
  ])
  expect(checked).toEqual([
    ['white', 1],
    ['black', 0],
    ['yellow', 0],
  ])
})

it('the skeleton of a list says once that the page is loading', async () => {
  const { place } = await showPart(<ListSkeleton />)
  const groups = [...place.querySelectorAll('[role=group]')]
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['در حال بارگذاری'])
})

it('a product without a film has no button for one', async () => {
  const replies = { listProductIntroductions: [] }
  const none = await showPart(<FilmButton slug="phone" onOpen={() => {}} />, { replies })
  expect(none.calls).toContain(
    'GET /product/v3/product-introduce/?file_type=video&product__slug=phone',
  )
  expect(none.read()).toEqual([])
})

it('a product with a film has a button that opens it', async () => {
  const opened: string[] = []
  const page = await showPart(<FilmButton slug="phone" onOpen={() => opened.push('film')} />)
  expect(page.read()).toEqual(['button «ویدیوی معرفی»'])
  await page.press('ویدیوی معرفی')
  expect(opened).toEqual(['film'])
})

it('there is no report for the support before the first step of a flow', async () => {
  const before = await showPart(<SupportReport />)
  expect(before.read()).toEqual([])
})

it('there is a report for the support after a step of a flow', async () => {
  const flow = startFlow(deviceRegistryMachine, { input: { imeis: null }, inspect: record })
  flow.send({ type: 'draft.changed', change: { firstImei: '1' } })
  const after = await showPart(<SupportReport />)
  expect(after.read()).toEqual(['button «گزارش برای پشتیبانی»'])
})

it.each([
  ['OPEN', 'brand', 'باز'],
  ['PENDING', 'warn', 'در حال بررسی'],
  ['CLOSED', 'neutral', 'بسته'],
] as const)('a ticket that is %s has a badge in the tone %s', (status, tone, text) => {
  expect(renderToStaticMarkup(<StatusChip status={status} />)).toBe(
    renderToStaticMarkup(<Badge tone={tone}>{text}</Badge>),
  )
})

it.each([
  ['confirming', ['button «حذف شود»', 'button «انصراف»']],
  ['removing', ['button «در حال حذف» busy', 'button «انصراف» off']],
])(
  'the removal of a saved product, while it is %s, can be given up or not',
  async (state, buttons) => {
    const flow = actorInState(savedRemovalModel, { state })
    const page = await showPart(<SavedRemovalDialog flow={flow} />)
    expect(page.read('[role=alertdialog] footer')).toEqual(buttons)
  },
)

it.each([
  [
    [1, 2, 0, 0, 0],
    ['۳۳٪', '۶۷٪', '۰٪', '۰٪', '۰٪'],
  ],
  [
    [997, 0, 0, 0, 3],
    ['۱۰۰٪', '۰٪', '۰٪', '۰٪', '۰٪'],
  ],
  [
    [5, 0, 2, 0, 0],
    ['۷۱٪', '۰٪', '۲۹٪', '۰٪', '۰٪'],
  ],
])(
  'the share of each number of stars is rounded to the nearest percent: %j',
  async (of, shares) => {
    const [five = 0, four = 0, three = 0, two = 0, one = 0] = of
    const stars_count = { 1: one, 2: two, 3: three, 4: four, 5: five }
    const total_count = five + four + three + two + one
    const rating = { stars_count, total_count, average_stars: 4 }
    const { place } = await showPart(<RatingSummary rating={rating} />)
    const bars = [...place.querySelectorAll('li > :last-child')]
    expect(bars.map(({ textContent }) => textContent)).toEqual(shares)
  },
)

it.each([
  ['the page', [{ name: 'گوشی', href: '/mobile' }, { name: 'صفحه' }], 'صفحه'],
  ['a page with an address', [{ name: 'گوشی', href: '/mobile' }], 'گوشی'],
  ['a step without one', [{ name: 'راهنما' }, { name: 'صفحه' }], 'صفحه'],
])('the crumbs mark the last of them alone as the current page: %s', async (_, crumbs, last) => {
  const { place } = await showPart(<Breadcrumb crumbs={crumbs} />)
  const current = [...place.querySelectorAll('[aria-current]')]
  expect(current.map((crumb) => [crumb.getAttribute('aria-current'), crumb.textContent])).toEqual([
    ['page', last],
  ])
})

it.each([true, false])(
  'a link to an earlier step is one, even if it is off: %s',
  async (isOpen) => {
    const step = (
      <StepLink href="/cart" isOpen={isOpen}>
        سبد
      </StepLink>
    )
    const { place } = await showPart(step)
    const link = place.querySelector('a, [role=link]')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'سبد',
      isOpen ? '/cart' : null,
    ])
    expect(link?.getAttribute('aria-disabled')).toBe(isOpen ? null : 'true')
  },
)

it('the row of small pictures centers the one that is chosen', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollTo')
  onTestFinished(() => scroll.mockRestore())
  function Row() {
    const [current, choose] = useState(0)
    const images = ['یک', 'دو', 'سه'].map((image) => ({ image }))
    return <PictureRow images={images} current={current} onChoose={choose} />
  }
  const page = await showPart(<Row />)
  for (const [at, item] of page.place.querySelectorAll('li').entries())
    Object.defineProperty(item, 'offsetLeft', { value: -100 * at })
  scroll.mockClear()
  await page.press('نمایش تصویر ۳')
  await page.press('نمایش تصویر ۲')
  expect(scroll.mock.calls).toEqual([[{ left: -200 }], [{ left: -100 }]])
})

it('the same file can be chosen again after it was taken away', async () => {
  const store = new FileStore('/api/upload/')
  const added: string[][] = []
  const page = await showPart(
    <FilesField
      files={[]}
      store={store}
      onAdd={(files) => added.push(files.map(({ name }) => name))}
      onRemove={() => {}}
    />,
  )
  const input = page.place.querySelector('input')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['x'], 'phone.png', { type: 'image/png' }))
  await act(async () => {
    Reflect.set(input ?? {}, 'files', chosen.files)
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(added).toEqual([['phone.png']])
  expect(input?.value).toBe('')
})

it.each([
  ['h1', '<h1 tabindex="-1">'],
  ['h2', '<h2>'],
] as const)('an empty page renders its title as %s, focusable only as h1', (level, tag) => {
  const markup = renderToStaticMarkup(
    <EmptyState scene={null} title="هنوز چیزی نیست" text="بگردید" as={level} />,
  )
  expect(markup.replace(/ class="[^"]*"/g, '')).toContain(`${tag}هنوز چیزی نیست`)
})

it.each([
  ['OLED (Super Retina XDR)، ۶٫۹ اینچ', ['OLED (Super Retina XDR)']],
  ['تشخیص چهره (Face ID)', ['Face ID']],
  ['گلکسی S25 Ultra، رم ۱۲', ['S25 Ultra']],
])('in «%s» a Latin run and its brackets are isolated as one', (text, runs) => {
  const html = renderToStaticMarkup(<Bdi>{text}</Bdi>)
  expect([...html.matchAll(/<bdi[^>]*>(.*?)<\/bdi>/g)].map(([, run]) => run)).toEqual(runs)
})
