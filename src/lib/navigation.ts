import type { QueryClient } from '@tanstack/react-query'
import type { AroundNavHandler } from 'wouter'
import type { Api } from '#src/api/client.ts'
import { Redirect } from '#src/lib/page.ts'
import { findRoute } from '#src/lib/route.ts'
import { routes } from '#src/routes.ts'

const patienceMs = 150
let latest = 0

/**
 * Keeps the current page on screen while the next one is fetched, for a moment at most: after that the
 * next page's skeleton is the better answer. A later click outranks an earlier one.
 */
export function navigateWhenReady(api: Api, queryClient: QueryClient): AroundNavHandler {
  return (navigate, to, options) => {
    const turn = ++latest
    const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
    void Promise.race([prepare(to, api, queryClient), patience])
      .then(() => to)
      .catch((thrown: unknown) => (thrown instanceof Redirect ? thrown.to : to))
      .then((address) => {
        if (turn !== latest) return
        const from = location.pathname
        navigate(address, options)
        if (location.pathname !== from) scrollTo(0, 0)
      })
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

/** Fetches the next page's chunk when a pointer or the focus comes to a link, and its data when it is pressed. */
export function prepareOnIntent(api: Api, queryClient: QueryClient): void {
  const on = (type: string, act: (link: HTMLAnchorElement) => Promise<unknown> | undefined) =>
    document.addEventListener(
      type,
      (event) => {
        const link = ownLink(event.target)
        if (link !== null) act(link)?.catch(() => undefined)
      },
      { passive: true },
    )
  const fetchChunk = (link: HTMLAnchorElement) => findRoute(routes, link.pathname)?.route.fetch()
  on('pointerover', fetchChunk)
  on('focusin', fetchChunk)
  on('pointerdown', (link) => prepare(link.href, api, queryClient))
}

function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null
  return link.target === '' && link.pathname !== location.pathname ? link : null
}
