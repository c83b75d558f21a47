import { act, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { paymentResultModel } from '#machines/flows/payment-result/payment-result.model.ts'
import { setServerClock } from '#src/lib/clock.ts'
import { ResultDeadline } from '#src/features/payments/ResultDeadline.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { RouteFocus } from '#src/ui/RouteFocus.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { now, openShop, openStaff, showPart } from './support/open-page.tsx'

describe('a new password', () => {
  it('renews the list of devices, of which it signed out the others', async () => {
    const page = await openShop('/profile', { signedIn: true })
    const lists = () => page.calls.filter((call) => call === 'GET /accounts/sessions/').length
    const before = lists()
    await page.press('تغییر رمز عبور')
    await page.write('current', 'Old@pass1')
    await page.write('password', 'New@pass2')
    await page.write('repeated', 'New@pass2')
    await page.press('ذخیره')
    expect(page.changes()).toHaveLength(1)
    expect(lists()).toBe(before + 1)
  })
})

describe('a sign-up through a platform', () => {
  it('ends on the home page', async () => {
    const page = await openShop('/platform', {
      replies: { signUpByPlatform: { resend_at: '2026-11-20T10:02:00Z' } },
    })
    await page.write('نام و نام خانوادگی', 'نگار رستمی')
    await page.write('شمارهٔ همراه', '09121234567')
    await page.press('دریافت کد تأیید')
    await page.after(() => document.querySelector<HTMLElement>('[aria-label="رقم ۱"]')?.focus())
    await page.write('رقم ۱', '123456')
    expect(page.changes()).toHaveLength(2)
    expect(location.pathname).toBe('/')
  })
})

describe('a change of a category', () => {
  it('renews the lists of products, which say the category', async () => {
    const page = await openStaff('/staff/products')
    const lists = () => page.calls.filter((call) => call.startsWith('GET /staff/product/?')).length
    const before = lists()
    await page.after(() => navigate('/staff/categories?id=7066'))
    await page.press('پنهان کردن')
    await page.press('پنهان شود')
    await page.after(() => navigate('/staff/products'))
    expect(lists()).toBe(before + 1)
  })
})

describe('the time left to pay', () => {
  it('is right on a device whose clock is wrong', async () => {
    onTestFinished(() => setServerClock(new Date().toUTCString()))
    await showPart(<TenMinutes />)
    expect(document.querySelector('[role=timer]')?.textContent).toBe('۱۰۰۰')
  })
})

function TenMinutes() {
  const [actor] = useState(() => {
    setServerClock(new Date(now.getTime() + 3 * 3_600_000).toUTCString())
    const context = { expiresAt: now.getTime() + 600_000 }
    return actorInState(paymentResultModel, { state: 'waiting', context })
  })
  return <ResultDeadline actor={actor} />
}

describe('stories', () => {
  it('are each remembered as seen once they were shown to the end', async () => {
    const page = await openShop('/', { replies: { getHome: [{ type: 'STORY' }] } })
    await page.press('1.data1.name')
    for (let item = 0; item < 4; item += 1) await page.press('بعدی')
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(JSON.parse(localStorage.getItem('seen-stories') ?? '')).toEqual([2718, 5509])
  })
})

describe('a navigation', () => {
  it('focuses the heading of each page, also of the first one again', async () => {
    await showPart(
      <>
        <RouteFocus />
        <div id="main">
          <h1 tabIndex={-1}>کالاها</h1>
        </div>
      </>,
    )
    const heading = document.querySelector('h1')
    expect(document.activeElement).not.toBe(heading)
    for (const path of ['/wishlist', '/']) {
      await act(async () => navigate(path))
      expect(document.activeElement).toBe(heading)
      heading?.blur()
    }
  })
})

describe('an empty page', () => {
  it.each([
    ['h1', '<h1 tabindex="-1">'],
    ['h2', '<h2>'],
  ] as const)('has a heading of level %s that takes the focus of a page or not', (level, tag) => {
    const markup = renderToStaticMarkup(
      <EmptyState scene={null} title="هنوز چیزی نیست" text="بگردید" as={level} />,
    )
    expect(markup.replace(/ class="[^"]*"/g, '')).toContain(`${tag}هنوز چیزی نیست`)
  })
})
