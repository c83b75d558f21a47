import { plainText } from '#domain/rich-text.ts'
import { staffTextPages as words } from '#i18n/fa/staff-text-pages.ts'
import type { Schemas } from '#machines/api/client.ts'
import { named } from '../named-line.ts'

/** What a page of text says, line by line. */
export function textPageLines(page: Schemas['TextPageContent']): string[] {
  return [
    named(words.title, page.title),
    named(words.description, page.description),
    named(words.lead, page.lead),
    ...page.sections.flatMap(({ title, body, steps, facts, questions }) => [
      named(words.sectionTitle, title),
      ...richLines(title, body),
      ...[...steps, ...facts, ...questions].map((pair) =>
        named(`${title}، ${pair.title}`, pair.text),
      ),
    ]),
  ]
}

/** The blocks of a text, each with where its links lead. */
export const richLines = (name: string, text: Schemas['RichText']): string[] =>
  text.map((block) => named(name, [plainText(block), ...linksOf(block)].join(' ')))

function linksOf(block: Schemas['RichBlock']): string[] {
  const lines = 'items' in block ? block.items : 'content' in block ? [block.content] : []
  return lines.flat().flatMap(({ link }) => (link === '' ? [] : [`(${link})`]))
}
