import { useState, type FormEvent } from 'react'

/** Of a form: which of its fields have been changed since it was last sent, so that their errors no longer hold. */
export function useCorrected() {
  const [changed, setChanged] = useState<ReadonlySet<string>>(none)
  return {
    /** For the form's `onChange`. */
    note: ({ target }: FormEvent<HTMLFormElement>) => {
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null
      if (name !== null)
        setChanged((before) => (before.has(name) ? before : new Set([...before, name])))
    },
    /** When the form is sent. */
    begin: () => setChanged(none),
    left: (name: string, error: string | undefined) => (changed.has(name) ? undefined : error),
  }
}

const none: ReadonlySet<string> = new Set()
