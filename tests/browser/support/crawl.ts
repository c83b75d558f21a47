/** A page that was asked for, and what is wrong with it. */
type Fault = { page: string; from: string; fault: string }

type Fetch = (url: string) => Promise<{ status: number; location: string | null; body: string }>

/** Where a page may send someone who may not see it. */
const redirects = ['/login', '/cart']
/** Pages are asked for at the same time. */
const lanes = 8
/** How many pages of a kind are read of those that are known to exist. */
const sample = 8

/**
 * Follows all links of the shop from some pages on, by the HTML of the server. Addresses that differ only in the values of
 * their query are the same page to it, and a link to a place within a page needs an element with that id.
 * @param known paths that exist, such as those of the sitemap: of each kind of page some are read, the others are not
 */
export async function crawl(
  starts: readonly string[],
  get: Fetch,
  { known = new Set() }: { known?: ReadonlySet<string> } = {},
) {
  const seen = new Set<string>()
  const read = new Map<string, number>()
  const faults: Fault[] = []
  const open: { url: string; from: string }[] = []
  const add = (url: string, from: string) => {
    const key = keyOf(url)
    if (seen.has(key)) return
    seen.add(key)
    const kind = kindOf(url)
    const count = read.get(kind) ?? 0
    if (known.has(url) && count >= sample) return
    read.set(kind, count + 1)
    open.push({ url, from })
  }
  const visit = async ({ url, from }: { url: string; from: string }) => {
    const { status, location, body } = await get(url)
    if (location !== null) {
      const to = pathOf(location)
      if (status === 301 || redirects.some((path) => to.startsWith(path))) add(to, url)
      else faults.push({ page: url, from, fault: `redirects to ${to}` })
      return
    }
    if (status !== 200) faults.push({ page: url, from, fault: `answers ${status}` })
    for (const link of linksIn(body)) {
      if (link.startsWith('#')) {
        const isThere = link === '#' || body.includes(` id="${link.slice(1)}"`)
        if (!isThere) faults.push({ page: `${url}${link}`, from: url, fault: 'has no such place' })
      } else add(pathOf(link), url)
    }
  }
  for (const start of starts) add(start, 'the start')
  while (open.length > 0)
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let next = open.shift(); next !== undefined; next = open.shift()) await visit(next)
      }),
    )
  return { faults, pages: seen }
}

/** The links of a page that stay in the shop; `#…` within the page. */
export function linksIn(html: string): string[] {
  const links = Array.from(html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  return links.filter((link) => /^(\/(?!\/)|#)/.test(link))
}

function pathOf(location: string): string {
  const { pathname, search } = new URL(location, 'http://shop.test')
  return `${pathname}${search}`
}

function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://shop.test')
  return [pathname, ...new Set([...searchParams.keys()].toSorted())].join(' ')
}

/** Pages of one kind have the same first part of their path. */
const kindOf = (url: string) => new URL(url, 'http://shop.test').pathname.split('/')[1] ?? ''
