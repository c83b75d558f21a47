import { LRUCache } from 'lru-cache'
import type { InnerCall, InnerReply } from '#server/http/security/inner.ts'
import type { Change } from './page-cache.ts'

/** Whether a reply is the same for every visitor and changes only when all cached pages are dropped. */
export const isShared = (pathname: string): boolean => shared.test(pathname)

const shared = /^\/api\/(home-page\/(menu|seo-text)|product\/v2\/category|blogs|site)\//

/** More than a shop has categories, articles and texts. */
const maxReplies = 500

/** Keeps the replies that pages share until all cached pages are dropped. */
export class SharedReplies {
  readonly #replies = new LRUCache<string, InnerReply>({ max: maxReplies })
  #clearings = 0

  forget(change: Change): void {
    if (change !== null) return
    this.#clearings += 1
    this.#replies.clear()
  }

  /** Makes a page's calls; cached replies need no call. */
  keeping(call: InnerCall): InnerCall {
    return async (url) => {
      const { pathname, search } = new URL(url, 'http://inner')
      if (!isShared(pathname)) return call(url)
      const key = pathname + search
      const kept = this.#replies.get(key)
      if (kept !== undefined) return kept
      const clearings = this.#clearings
      const reply = await call(url)
      if (reply.status === 200 && clearings === this.#clearings) this.#replies.set(key, reply)
      return reply
    }
  }
}
