import { useRef } from 'react'
import { newKey } from '#machines/kernel/key.ts'

/**
 * The idempotency key of a form: the same for the same content until it was accepted, which null says, so that a retry
 * after a lost reply counts once.
 */
export function useSubmissionKey(): (body: object | null) => string {
  const kept = useRef({ key: newKey(), content: '' })
  return (body) => {
    const content = body === null ? '' : JSON.stringify(body)
    if (content !== kept.current.content) kept.current = { key: newKey(), content }
    return kept.current.key
  }
}
