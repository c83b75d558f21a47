/** Moves the focus to the first field of a form that shows an error, if there is one. */
export const focusFirstInvalid = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
