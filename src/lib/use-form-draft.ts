import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormDraft } from './form-draft.ts'

/**
 * Fills a form with what was typed before a reload, and keeps what is typed now. It is filled after the page is hydrated,
 * since the server knows no draft.
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  draft: FormDraft<Values>,
): void {
  useEffect(() => {
    const kept = draft.kept()
    if (kept !== null) reset(kept, { keepDefaultValues: true })
  }, [draft, reset])
  useKeptDraft({ subscribe }, draft)
}

/** Keeps what is typed into a form that begins with its draft, as one that only the browser opens can. */
export function useKeptDraft<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  draft: FormDraft<Values>,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [draft, subscribe],
  )
}
