import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormDraft } from './form-draft.ts'

/**
 * Fills a form with the input from before a reload, and keeps the current input. It is filled after the page is
 * hydrated, since the server knows no draft.
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

/** Keeps the input of a form that begins with its draft, as a form that only the browser opens can. */
export function useKeptDraft<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  draft: FormDraft<Values>,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [draft, subscribe],
  )
}
