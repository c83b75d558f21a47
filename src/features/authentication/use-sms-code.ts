import { useEffect } from 'react'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'

/**
 * Fills in the code from the text message, where the browser can read it (WebOTP): the last line of the message names
 * this site and the code.
 */
export function useSmsCode(code: CodeActor): void {
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return
    const waiting = new AbortController()
    navigator.credentials
      .get({ otp: { transport: ['sms'] }, signal: waiting.signal })
      .then((received) => {
        if (received !== null && 'code' in received)
          code.send({ type: 'code.changed', code: String(received.code) })
      })
      // The shopper declined, or another message came first: the boxes are there to type in.
      .catch(() => undefined)
    return () => waiting.abort()
  }, [code])
}
