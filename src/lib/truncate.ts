/** The first `length` characters, with «…» if something was cut. */
export function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}

/** The first words, at most `length` characters, with «…» if something was cut: no word or number loses a part. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length + 1).replace(/\s+\S*$/, '')}…`
}
