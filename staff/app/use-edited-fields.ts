import { useState, type FormEvent } from 'react'

/** Tracks the fields edited since the last submit, whose errors are then hidden. */
export function useEditedFields() {
  const [changed, setChanged] = useState<ReadonlySet<string>>(none)
  const edit = (name: string) =>
    setChanged((before) => (before.has(name) ? before : new Set([...before, name])))
  return {
    /** For a field whose typed control has no name. */
    edit,
    /** For the form's `onChange`. */
    onChange: ({ target }: FormEvent<HTMLFormElement>) => {
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null
      if (name !== null) edit(name)
    },
    /** When the form is sent. */
    reset: () => setChanged(none),
    errorOf: (name: string, error: string | undefined) => (changed.has(name) ? undefined : error),
  }
}

const none: ReadonlySet<string> = new Set()
