import { isApi, problemOf } from '#studio/shop/api.ts'
import type { BeginCall, CallAddress, WatchedCall } from './calls.ts'

type Body = Parameters<XMLHttpRequest['send']>[0]

/** Watches and steers requests sent by `XMLHttpRequest`, which are uploads: their content is not inspected. */
export function watchFileRequests(begin: BeginCall): void {
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    #address: CallAddress = { method: '', url: '', isLimited: false }
    #isHeld = false
    #losesReply = false

    constructor() {
      super()
      this.addEventListener('load', (event) => {
        if (!this.#losesReply) return
        event.stopImmediatePropagation()
        this.dispatchEvent(new Event('error'))
      })
    }

    override open(
      method: string,
      url: string | URL,
      isAsync = true,
      user?: string | null,
      password?: string | null,
    ) {
      this.#address = { method, url: new URL(url, location.href).href, isLimited: false }
      super.open(method, url, isAsync, user, password)
    }

    override send(body?: Body) {
      if (!isApi(this.#address.url)) return super.send(body)
      const call = begin(this.#address)
      this.addEventListener('load', () => call.end({ state: 'answered', status: this.status }))
      this.addEventListener('error', () => call.end({ state: 'failed' }))
      this.addEventListener('abort', () => call.end({ state: 'ended' }))
      this.#sendUnder(call, body)
    }

    /** A held one has not been sent yet: the browser would abort it without an event. */
    override abort() {
      if (!this.#isHeld) return super.abort()
      this.#isHeld = false
      this.dispatchEvent(new Event('abort'))
    }

    #sendUnder({ fault, hold }: WatchedCall, body: Body) {
      switch (fault?.kind) {
        case undefined:
          return super.send(body)
        case 'hang':
          this.#isHeld = true
          return hold(
            () => {
              this.#isHeld = false
              super.send(body)
            },
            // The shop sets no time limit for uploads: only the network ends their wait.
            () => {
              this.#isHeld = false
              this.dispatchEvent(new Event('error'))
            },
          )
        case 'loseReply':
          this.#losesReply = true
          return super.send(body)
        case 'lose':
          return queueMicrotask(() => this.dispatchEvent(new Event('error')))
        case 'refuse':
          Object.defineProperties(this, {
            status: { value: fault.status },
            response: { value: problemOf(fault.code, fault.status) },
          })
          return queueMicrotask(() => this.dispatchEvent(new Event('load')))
      }
    }
  }
}
