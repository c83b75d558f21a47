/** Text of a page in which everything that was put in is escaped. */
export type Markup = { readonly text: string }

type Part = string | Markup | readonly Markup[]

/** A piece of a page: strings are escaped, pieces are put in as they are. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return markup(String.raw({ raw: strings.map(shortened) }, ...parts.map(textOf)))
}

/** Text that is markup already. */
export function markup(text: string): Markup {
  return { text }
}

function textOf(part: Part): string {
  if (typeof part === 'string') return escaped(part)
  return 'text' in part ? part.text : part.map(({ text }) => text).join('')
}

/** Indentation is for who reads the source. */
function shortened(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
