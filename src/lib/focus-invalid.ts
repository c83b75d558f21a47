/** Moves the focus to the first field of a form that shows an error, or to a button of a refused file, if there is one. */
export const focusFirstInvalid = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true], [data-refused] button')?.focus()
