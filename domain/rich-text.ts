import type { ContentFault } from './content-fault.ts'
import { hasDirectionMark, isShopLink } from './shop-link.ts'

type Span = { text: string; link: string }
type Line = readonly Span[]
type Block =
  | { type: 'paragraph' | 'quote'; content: Line }
  | { type: 'heading'; level: 2 | 3; content: Line }
  | { type: 'bulletList' | 'orderedList'; items: readonly Line[] }
  | { type: 'picture'; image: string; alt: string }
/** A text with headings, lists, links and pictures. It holds no markup: all texts in it are plain. */
export type RichText = readonly Block[]

/** Faults that block publishing: links that `isTextLink` does not allow. */
export function richTextFaults(field: string, text: RichText): ContentFault[] {
  const isWrong = ({ link }: Span) => link !== '' && !isTextLink(link)
  return text.some((block) => linesOf(block).flat().some(isWrong))
    ? [{ field, rule: 'address' }]
    : []
}

/** Whether a link is a path of the shop, or an https, mailto or tel URL. */
export const isTextLink = (link: string): boolean =>
  isShopLink(link) ||
  (!hasDirectionMark(link) &&
    /^(https:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+@[^\s"<>\\]+|tel:\+?\d+)$/.test(link))

/** The text of a block without its formatting; a picture has none. */
export const plainText = (block: Block): string =>
  linesOf(block)
    .map((line) => line.map(({ text }) => text).join(''))
    .join('\n')

function linesOf(block: Block): readonly Line[] {
  if (block.type === 'picture') return []
  return 'items' in block ? block.items : [block.content]
}
