import { CancelledError, type QueryClient } from '@tanstack/react-query'
import type { AroundNavHandler } from 'wouter'
import type { Api } from './api/client.ts'
import { toRedirectOrFailure } from './failure.ts'
import { loadBelowLayers, navigateBelowLayers } from './history-layers.ts'
import { Redirect } from './page.ts'
import { isBackOffice } from './paths.ts'
import { findRoute, type Route } from './route.ts'
import { isOutdated } from './scripts.ts'

/** What preparing a page requires. */
type Needs = { routes: readonly Route[]; api: Api; queryClient: QueryClient }

/** State of a link to a page of the same shape, on which the scroll position stays: another storage of a phone. */
export const keepingPlace = { keepsPlace: true }

/** How long the current page stays while the next one is fetched. */
const patienceMs = 150
/** The hover delay that signals intent. */
const hoverDelayMs = 65
const prefetched = new Set<string>()
let latest = 0
let byLink = false

/**
 * Keeps the current page on screen briefly while the next one is fetched; after that the skeleton of the next page is
 * shown. A later click cancels an earlier one. If loading the page ends in a redirect, to its own URL or to the
 * sign-in, the redirect is followed however late.
 */
export function navigateWhenReady(needs: Needs): AroundNavHandler {
  return (navigate, to, options) => {
    const turn = ++latest
    const address = resolvedAddress(to, needs)
    const patience = new Promise<string>((resolve) => setTimeout(() => resolve(to), patienceMs))
    void Promise.race([address, patience]).then((shown) => {
      if (turn !== latest) return
      if (isOutdated()) return loadBelowLayers(shown)
      if (isBackOffice(shown)) return loadBelowLayers(shown, { replace: options?.replace })
      navigateBelowLayers(() => {
        const from = location.pathname
        byLink = true
        navigate(shown, options)
        if (location.pathname !== from && options?.state !== keepingPlace) scrollTo(0, 0)
      })
      void address.then((right) => {
        if (right === shown || turn !== latest) return
        navigateBelowLayers(() => navigate(right, { ...options, replace: true }))
      })
    })
  }
}

/** The URL after redirects, once what its page needs is fetched. */
async function resolvedAddress(to: string, needs: Needs): Promise<string> {
  try {
    await prepare(to, needs)
    return to
  } catch (thrown) {
    // The previous page had the same query in flight, and canceled it when it was unmounted.
    if (thrown instanceof CancelledError) return resolvedAddress(to, needs)
    const result = toRedirectOrFailure(thrown, to)
    return result instanceof Redirect ? result.to : to
  }
}

/** Fetches what a page of the shop needs. Throws what the page's `load` throws. */
async function prepare(address: string, { routes, api, queryClient }: Needs): Promise<void> {
  const url = new URL(address, location.href)
  const found = findRoute(routes, url.pathname)
  if (found === null) return
  const page = await found.route.fetch()
  await page.load?.({ queryClient, api, params: found.params, search: url.searchParams })
}

/**
 * Prepares the next page early: when the pointer or the focus rests on a link, and when one is pressed. With "save
 * data" only a press counts.
 */
export function prepareOnIntent(needs: Needs): void {
  let intended: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const on = (type: string, act: (link: HTMLAnchorElement | null) => void) =>
    document.addEventListener(type, (event) => act(ownLink(event.target)), { passive: true })
  const intend = (link: HTMLAnchorElement | null) => {
    if (link === intended) return
    intended = link
    clearTimeout(timer)
    if (link === null || navigator.connection?.saveData === true) return
    timer = setTimeout(() => prefetch(link, needs).catch(() => undefined), hoverDelayMs)
  }
  on('pointerover', intend)
  on('focusin', intend)
  on('pointerdown', (link) => {
    if (link?.target === '') prepare(link.href, needs).catch(() => undefined)
  })
}

/**
 * Lets back and forward cancel a navigation that is still waiting for its page. To be called before the app subscribes
 * to the history, since that renders at once.
 */
export function followHistory(): void {
  addEventListener('popstate', () => {
    latest += 1
    byLink = false
  })
}

/** Whether the current page was reached by a link, not by back or forward. */
export function navigatedByLink(): boolean {
  return byLink
}

/**
 * Fetches a page that is the same for everyone, including for a tab that the link opens; for other pages only the
 * chunk.
 */
async function prefetch(link: HTMLAnchorElement, needs: Needs): Promise<void> {
  const route = findRoute(needs.routes, link.pathname)?.route
  if (route === undefined) return
  if (link.target !== '' && route.shared) prefetchDocument(link.href)
  if (link.target !== '' || !route.shared) await route.fetch()
  else await prepare(link.href, needs)
}

/** Browsers keep a prefetched document for a few minutes. */
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
