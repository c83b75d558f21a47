/** How long a call with a file may take on a slow line, in milliseconds. */
export const uploadPatienceMs = 60_000

/** A form with one file. */
export function formOf(field: string, file: Blob, name: string): FormData {
  const form = new FormData()
  form.append(field, file, name)
  return form
}
