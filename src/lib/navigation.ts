import { CancelledError, type QueryClient } from '@tanstack/react-query'
import type { AroundNavHandler } from 'wouter'
import type { Api } from './api/client.ts'
import { toRedirectOrFailure } from './failure.ts'
import { Redirect } from './page.ts'
import { findRoute } from './route.ts'
import { isOutdated } from './scripts.ts'
import { routes } from '#src/app/routes.ts'

const patienceMs = 150
/** So long a pointer rests on a link that is meant, and not only passed by. */
const hesitationMs = 65
const prefetched = new Set<string>()
let latest = 0
let byLink = false

/**
 * Keeps the current page on screen while the next one is fetched, for a moment at most: after that the
 * next page's skeleton is the better answer. A later click outranks an earlier one. Where the page turns out to have
 * another address, or to need an account, that takes its place, however late.
 */
export function navigateWhenReady(api: Api, queryClient: QueryClient): AroundNavHandler {
  return (navigate, to, options) => {
    const turn = ++latest
    const address = settledAddress(to, api, queryClient)
    const patience = new Promise<string>((resolve) => setTimeout(() => resolve(to), patienceMs))
    void Promise.race([address, patience]).then((shown) => {
      if (turn !== latest) return
      if (isOutdated()) return location.assign(shown)
      const from = location.pathname
      byLink = true
      navigate(shown, options)
      if (location.pathname !== from) scrollTo(0, 0)
      void address.then((right) => {
        if (right !== shown && turn === latest) navigate(right, { ...options, replace: true })
      })
    })
  }
}

/** Where a page really is, once what it needs is there. */
async function settledAddress(to: string, api: Api, queryClient: QueryClient): Promise<string> {
  try {
    await prepare(to, api, queryClient)
    return to
  } catch (thrown) {
    // The page that is left had asked for the same, and took its call back with it.
    if (thrown instanceof CancelledError) return settledAddress(to, api, queryClient)
    const settled = toRedirectOrFailure(thrown, to)
    return settled instanceof Redirect ? settled.to : to
  }
}

/** Fetches what a page of ours needs. Throws what the page's `load` throws. */
export async function prepare(address: string, api: Api, queryClient: QueryClient): Promise<void> {
  const url = new URL(address, location.href)
  const found = findRoute(routes, url.pathname)
  if (found === null) return
  const page = await found.route.fetch()
  await page.load?.({ queryClient, api, params: found.params, search: url.searchParams })
}

/**
 * Makes the next page ready before it is asked for: when a pointer or the focus rests on a link, and when one is
 * pressed. Who saves data pays for nothing that may not be wanted.
 */
export function prepareOnIntent(api: Api, queryClient: QueryClient): void {
  let intended: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const on = (type: string, act: (link: HTMLAnchorElement | null) => void) =>
    document.addEventListener(type, (event) => act(ownLink(event.target)), { passive: true })
  const intend = (link: HTMLAnchorElement | null) => {
    if (link === intended) return
    intended = link
    clearTimeout(timer)
    if (link === null || navigator.connection?.saveData === true) return
    timer = setTimeout(() => prefetch(link, api, queryClient).catch(() => undefined), hesitationMs)
  }
  on('pointerover', intend)
  on('focusin', intend)
  on('pointerdown', (link) => {
    if (link?.target === '') prepare(link.href, api, queryClient).catch(() => undefined)
  })
}

/**
 * Steps in the history show what was there, at once and in its place: no click under way may come after them.
 * To be called before the app listens to the history itself, which renders at once.
 */
export function followHistory(): void {
  addEventListener('popstate', () => {
    latest += 1
    byLink = false
  })
}

/** Whether a link led to what is shown, and not a step in the history. */
export function cameByLink(): boolean {
  return byLink
}

/** Pages that are the same for everyone may be had in advance, also by the tab that a link opens; of others the chunk. */
async function prefetch(link: HTMLAnchorElement, api: Api, queryClient: QueryClient) {
  const route = findRoute(routes, link.pathname)?.route
  if (route === undefined) return
  if (link.target !== '' && route.shared) prefetchDocument(link.href)
  if (link.target !== '' || !route.shared) await route.fetch()
  else await prepare(link.href, api, queryClient)
}

/** Browsers keep what was fetched ahead for a few minutes, however soon it is to be asked for again. */
function prefetchDocument(href: string): void {
  if (prefetched.has(href)) return
  prefetched.add(href)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = href
  document.head.append(hint)
}

function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null
  return link.pathname + link.search === location.pathname + location.search ? null : link
}
