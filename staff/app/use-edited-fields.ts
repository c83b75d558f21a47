import { useEffect, useState, type FormEvent } from 'react'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'

/** Tracks the fields edited since the last submit, whose errors are then hidden; a submit focuses the first wrong field. */
export function useEditedFields() {
  const [changed, setChanged] = useState<ReadonlySet<string>>(none)
  const [sent, setSent] = useState<{ form: HTMLFormElement | null }>({ form: null })
  useEffect(() => focusFirstInvalid(sent.form), [sent])
  const edit = (name: string) =>
    setChanged((before) => (before.has(name) ? before : new Set([...before, name])))
  return {
    isEdited: changed.size > 0,
    /** For a field whose typed control has no name. */
    edit,
    /** For the form's `onChange`. */
    onChange: ({ target }: FormEvent<HTMLFormElement>) => {
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null
      if (name !== null) edit(name)
    },
    /** When the form is sent; one whose first wrong field is to be focused is given. */
    reset: (form: HTMLFormElement | null = null) => {
      setChanged(none)
      setSent({ form })
    },
    errorOf: (name: string, error: string | undefined) => (changed.has(name) ? undefined : error),
  }
}

const none: ReadonlySet<string> = new Set()
