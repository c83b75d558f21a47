import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { Router } from 'wouter'
import { ui } from '#i18n/fa/ui.ts'
import { routes } from '#src/app/routes.ts'
import { renderCardHeart } from '#src/features/wishlist/CardHeart.tsx'
import { CardHeartContext } from '#src/goods/CardHeartContext.tsx'
import { ApiContext } from '#src/lib/api/ApiContext.tsx'
import { createApi, type Api } from '#src/lib/api/client.ts'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { findRoute } from '#src/lib/route.ts'
import { ShopProvider } from '#src/lib/ShopContext.tsx'
import type { Schemas } from '#machines/api/client.ts'
import { SiteContext } from '#src/lib/SiteContext.tsx'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { App as BackOffice } from '#staff/app/App.tsx'
import { nameOf as labelOf, outline } from './outline.ts'
import { sampleReply, type Changes } from '#tests/support/sample-replies.ts'

/** The moment at which the pages are shown. */
export const now = new Date('2026-11-20T10:00:00Z')

type Options = {
  /** What the server replies instead of samples, by operation. */
  replies?: Changes
  /** Operations that the server refuses, with the code of the problem, or with more of its fields. */
  problems?: Readonly<Record<string, string | Partial<Schemas['Problem']>>>
  signedIn?: boolean
  /** Of the entry in the history. */
  state?: unknown
}

/** A page or a part of one that is shown until its test ends. */
export type Shown = {
  place: HTMLElement
  /** The calls so far: method, address, and what was sent. */
  calls: string[]
  /** Those of them that change something. */
  changes: () => string[]
  /** What is shown there, or in the part that the selector finds. */
  read: (part?: string) => string[]
  /** Presses what has this name, and returns what is shown since. */
  press: (name: string, part?: string) => Promise<string[]>
  /** Presses Enter in the field with this label or name, and returns what is shown since. */
  enter: (field: string) => Promise<string[]>
  /** Goes back in the history, and returns what is shown since. */
  back: () => Promise<string[]>
  /** The newest toast. */
  toast: () => string | null
  /** Writes into the field with this label or name, or selects an option of it. */
  write: (field: string, text: string) => Promise<void>
  /** Performs a gesture and returns the lines that are new. */
  after: (gesture: () => void) => Promise<string[]>
  /** Has what is shown loaded again, and returns what is shown since. */
  reload: () => Promise<string[]>
  /** Closes the page before the test ends. */
  close: () => Promise<void>
}

/** Opens a page of the shop as the browser does; the server replies with samples of the contract. */
export async function openShop(path: string, options: Options = {}): Promise<Shown> {
  return opened(path, options, async (api, queryClient) => {
    const { pathname, searchParams: search } = new URL(path, location.origin)
    const found = findRoute(routes, pathname)
    if (found === null) throw new Error(`the shop has no page ${path}`)
    const { load, Page } = await found.route.fetch()
    await load?.({ queryClient, api, params: found.params, search })
    return inShop(<Page params={found.params} />)
  })
}

/** Shows a part of the shop on its own. */
export async function showPart(part: ReactNode, options: Options = {}): Promise<Shown> {
  return opened('/', options, async () => inShop(part))
}

/** Opens a page of the back office, for the owner unless the replies say otherwise. */
export async function openStaff(path: string, options: Options = {}): Promise<Shown> {
  const replies: Options['replies'] = { getStaffMember: owner, ...options.replies }
  return opened(path, { signedIn: true, ...options, replies }, async (api, queryClient) => (
    <BackOffice api={api} queryClient={queryClient} />
  ))
}

const owner = { id: 4, first_name: 'مهتاب', last_name: 'سلیمی', roles: ['owner' as const] }
const site = { origin: location.origin, styles: [], announced: null }

function inShop(view: ReactNode): ReactNode {
  return (
    <SiteContext value={site}>
      <ShopProvider>
        <CardHeartContext value={renderCardHeart}>
          <Router>
            <main id="main">
              <Suspense>{view}</Suspense>
            </main>
            <ToastRegion />
          </Router>
        </CardHeartContext>
      </ShopProvider>
    </SiteContext>
  )
}

async function opened(
  path: string,
  { replies = {}, problems = {}, signedIn = false, state = null }: Options,
  viewOf: (api: Api, queryClient: QueryClient) => Promise<ReactNode>,
): Promise<Shown> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  vi.stubGlobal('EventSource', SilentInbox)
  vi.useFakeTimers({ toFake: ['Date'], now })
  history.replaceState(state, '', path)
  showAccount(signedIn)
  const calls: string[] = []
  const send = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = (await request.text()).replaceAll(/-+HappyDOMFormDataBoundary[\w.]+-*/g, '--')
    const call = [request.method, decodeURIComponent(pathname.replace('/api', '') + search), body]
      .filter((part) => part !== '')
      .join(' ')
    calls.push(call.replaceAll(randomWindow, nameWindow))
    const { id, value } = sampleReply(request.method, pathname, replies)
    const problem = problems[id]
    if (problem !== undefined)
      return Response.json(
        {
          type: 'about:blank',
          title: '',
          status: 409,
          ...(typeof problem === 'string' ? { code: problem } : problem),
        },
        { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
      )
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value)
  }
  const queryClient = createQueryClient()
  const api = createApi(send, 'http://shop.example')
  const view = await viewOf(api, queryClient)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await closeToasts()
    await act(async () => root.unmount())
    queryClient.clear()
    sessionStorage.clear()
    localStorage.clear()
    showAccount(false)
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
  onTestFinished(close)
  const settle = async () => {
    for (let calm = 0, rounds = 0; calm < 3; rounds += 1) {
      if (rounds > 3_000) throw new Error(`${path} does not come to rest: ${calls.at(-1)}`)
      await act(async () => {
        await vi.dynamicImportSettled()
        await new Promise((resolve) => setTimeout(resolve, 1))
      })
      calm = queryClient.isFetching() + queryClient.isMutating() === 0 ? calm + 1 : 0
    }
  }
  await act(async () =>
    root.render(
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>{view}</QueryClientProvider>
      </ApiContext>,
    ),
  )
  await settle()
  const part = (selector = 'main') => {
    const found = document.querySelector(selector)
    if (found === null) throw new Error(`the page has no ${selector}`)
    return found
  }
  const toldAfter = async (gesture: () => Promise<void>) => {
    const before = new Set(told())
    await act(gesture)
    await settle()
    return told().filter((line) => !before.has(line))
  }
  return {
    place,
    calls,
    changes: () => calls.filter((call) => !call.startsWith('GET')),
    read: (selector) => outline(part(selector)),
    press: (name, selector = 'body') =>
      toldAfter(async () => controlNamed(part(selector), name).click()),
    enter: (field) =>
      toldAfter(async () => {
        const key = { key: 'Enter', bubbles: true, cancelable: true }
        const control = fieldNamed(field)
        const submit = control.closest('form')?.querySelector<HTMLElement>('[type=submit]')
        if (control.dispatchEvent(new KeyboardEvent('keydown', key))) submit?.click()
      }),
    back: () =>
      toldAfter(async () => {
        const arrival = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        )
        history.back()
        await arrival
      }),
    toast: () => toastRegion()?.querySelector('[role=status]')?.textContent ?? null,
    write: async (field, text) => {
      const control = fieldNamed(field)
      await act(async () => {
        // The setter of the prototype: React replaces that of the element, and would see no change.
        Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
        const kind = control instanceof HTMLSelectElement ? 'change' : 'input'
        control.dispatchEvent(new Event(kind, { bubbles: true }))
      })
      await settle()
    },
    reload: () => toldAfter(() => queryClient.refetchQueries({ type: 'active' })),
    after: (gesture) => toldAfter(async () => gesture()),
    close,
  }
}

const randomWindow = /(window=|"window":")([\da-f-]{36})/g
const windows: string[] = []

/** The first window that edits a content is here; each other one has a number. */
function nameWindow(_: string, field: string, id: string): string {
  if (!windows.includes(id)) windows.push(id)
  const place = windows.indexOf(id)
  return `${field}${place === 0 ? 'here' : `window ${place + 1}`}`
}

const toastRegion = () => document.querySelector(`[aria-label="${ui.toasts}"]`)

/** The toaster is one for all pages, and shows three toasts at most. */
async function closeToasts(): Promise<void> {
  const toasts = () => toastRegion()?.querySelectorAll<HTMLElement>('[data-part=root]') ?? []
  for (const toast of toasts())
    await act(async () => toast.querySelector<HTMLElement>(`[aria-label="${ui.close}"]`)?.click())
  await vi.waitFor(() => act(async () => expect(toasts()).toHaveLength(0)))
}

/** All that is told but the toasts, which outlive their page. */
function told(): string[] {
  const region = toastRegion()
  const toasts = new Set(region === null ? [] : outline(region))
  return outline(document.body).filter(
    (line) => !toasts.has(line) && line !== `region «${ui.toasts}»`,
  )
}

/** A stream on which nothing comes. */
class SilentInbox extends EventTarget {
  close(): void {}
}

const RealObserver = IntersectionObserver

/** Everything is near the viewport. */
class SeenAtOnce {
  readonly #report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }

  observe(target: Element): void {
    const area = target.getBoundingClientRect()
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: area,
      intersectionRect: area,
      rootBounds: null,
      time: 0,
    }
    queueMicrotask(() => this.#report([entry], new RealObserver(this.#report)))
  }

  unobserve(): void {}

  disconnect(): void {}
}

function controlNamed(root: Element, name: string): HTMLElement {
  const controls = [...root.querySelectorAll<HTMLElement>('button, a, summary, input, [role=tab]')]
  const found = controls.find(
    (control) => labelOf(control) === name || control.getAttribute('aria-label') === name,
  )
  if (found !== undefined) return found
  throw new Error(`nothing is named ${name}: ${controls.map(labelOf).join(', ')}`)
}

function fieldNamed(name: string): HTMLElement {
  const fields = [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
  const found = fields.find(
    (field) => labelOf(field) === name || field.getAttribute('name') === name,
  )
  if (found !== undefined) return found
  throw new Error(`no field is named ${name}: ${fields.map(labelOf).join(', ')}`)
}

function showAccount(isSignedIn: boolean): void {
  document.cookie = isSignedIn ? 'signedIn=1' : 'signedIn=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
