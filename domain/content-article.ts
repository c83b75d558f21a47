import { required, type ContentFault } from './content-fault.ts'
import { plainText, richTextFaults, type RichText } from './rich-text.ts'

export type Article = {
  kind: 'article'
  is_shown: boolean
  title: string
  cover: string
  body: RichText
  published_at: string | null
}

/** The key of an article among the content items. */
export type ArticleKey = `article-${number}`
export const articleKey = (id: number): ArticleKey => `article-${id}`

/** The id of the article that a key names; null for other content. */
export function articleIdIn(key: string): number | null {
  const id = /^article-([1-9]\d{0,8})$/.exec(key)?.[1]
  return id === undefined ? null : Number(id)
}

/** What keeps an article from being published. One that shoppers do not see only needs its title. */
export function articleFaults(article: Article): ContentFault[] {
  const { is_shown: isShown, title, cover, body, published_at: at } = article
  const isNoDay = at !== null && Date.parse(at) <= 0
  return [
    ...required('title', title),
    ...(isShown ? required('cover', cover) : []),
    ...(isShown ? required('body', wordsOf(body)) : []),
    ...richTextFaults('body', body),
    ...(isNoDay ? [{ field: 'published_at', rule: 'date' } as const] : []),
  ]
}

/** The paragraphs, lists and quotes of a text that are not empty, a blank line between them. */
export const articleText = (body: RichText): string =>
  body
    .filter(({ type }) => type !== 'heading' && type !== 'picture')
    .map(plainText)
    .filter((part) => part.trim() !== '')
    .join('\n\n')

/** What stands for an article in lists: its excerpt, or else the beginning of its text. */
export const excerptOf = ({ excerpt, body }: { excerpt: string; body: RichText }): string =>
  excerpt.trim() || (articleText(body).split('\n\n')[0] ?? '')

/** Words that are read in a minute. */
const readingSpeed = 200

/** How long a text takes to read, in minutes, at least one. */
export function readMinutes(body: RichText): number {
  const words = wordsOf(body).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / readingSpeed))
}

/** A text by its headings of the first level; the part before the first one has no title. */
export function partsOf<Block extends RichText[number]>(
  body: readonly Block[],
): { title: string | null; blocks: Block[] }[] {
  const parts: { title: string | null; blocks: Block[] }[] = []
  for (const block of body)
    if (block.type === 'heading' && block.level === 2)
      parts.push({ title: plainText(block), blocks: [] })
    else if (parts.length === 0) parts.push({ title: null, blocks: [block] })
    else parts.at(-1)?.blocks.push(block)
  return parts
}

const wordsOf = (body: RichText): string => body.map(plainText).join('\n')
