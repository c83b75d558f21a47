/** HTML text in which all inserted values are escaped. */
export type Markup = { readonly text: string }

type Part = string | Markup | readonly Markup[]

/** A piece of HTML: strings are escaped, pieces are inserted unchanged. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return markup(String.raw({ raw: strings.map(shortened) }, ...parts.map(textOf)))
}

/** Marks a text as HTML. */
export function markup(text: string): Markup {
  return { text }
}

function textOf(part: Part): string {
  if (typeof part === 'string') return escaped(part)
  return 'text' in part ? part.text : part.map(({ text }) => text).join('')
}

/** Indentation is only useful in the source. */
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
