import { LRUCache } from 'lru-cache'
import type { InnerCall, InnerReply } from '#server/http/security/inner.ts'
import type { Change } from './page-cache.ts'

/** Whether a reply is the same for every visitor and changes only with what forgets every page. */
export const isEdited = (pathname: string): boolean => edited.test(pathname)

const edited = /^\/api\/(home-page\/(menu|seo-text)|product\/v2\/category|blogs|site)\//

/** The menu and the texts of the frame, which every page calls for, and more than a shop has categories and articles. */
const maxReplies = 500

/** Keeps the replies that every page shares until something changes them. */
export class EditedReplies {
  readonly #replies = new LRUCache<string, InnerReply>({ max: maxReplies })
  #clearings = 0

  forget(change: Change): void {
    if (change !== null) return
    this.#clearings += 1
    this.#replies.clear()
  }

  /** The same calls, answered from what is kept where that is possible. */
  keeping(call: InnerCall): InnerCall {
    return async (url) => {
      if (!isEdited(new URL(url, 'http://inner').pathname)) return call(url)
      const kept = this.#replies.get(url)
      if (kept !== undefined) return kept
      const clearings = this.#clearings
      const reply = await call(url)
      if (reply.status === 200 && clearings === this.#clearings) this.#replies.set(url, reply)
      return reply
    }
  }
}
